/** Checks of `npm run verify`: every root is computed again from the rows under it. */
import { createPublicKey, verify } from 'node:crypto'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { keysSince, type Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { usersWallets, walletBalances } from '#ledger/server/book-sql.ts'
import { changedPastKaban, type Check } from '#ledger/server/verify.ts'
import { endedReceiptsOf } from '#money/transactions/server/receipts/ended-receipts.ts'
import { frozenReceipts } from '#money/transactions/server/transactions-sql.ts'
import { noHash, readSeal, sharesOfWallet, type SealFacts } from '../shared/rules-seal.ts'
import { blockLeaves, hexOfBytes, type TreeNode } from '../shared/rules-tree.ts'
import { rootOf } from './merkle-tree.ts'
import { receiptLeaf, sealHash, sealPurpose } from './seal-books.ts'
import {
  balanceLeafSql,
  newestSeal,
  nodeOfReceipt,
  nodeOfShare,
  readReceiptLeaves,
  shareBlocks,
  sealsAfter,
  type Seal,
} from './seals-store.ts'

const newest = '(select number, sealed_at from seals order by number desc limit 1)'

export const sealChecks: readonly Check[] = [
  {
    name: 'Every receipt that ended a day before the newest seal is in a seal',
    counts: `select count(*) from ${frozenReceipts} f, ${newest} s
      where f.frozen_at < s.sealed_at - interval '1 day'`,
    problems: `
      select 'the receipt of transaction ' || f.transaction_id || ' is in no seal' as problem
      from ${frozenReceipts} f, ${newest} s
      where f.frozen_at < s.sealed_at - interval '1 day' and not exists (
        select from sealed_receipts r where r.transaction_id = f.transaction_id)`,
    todo: changedPastKaban,
  },
  {
    name: 'The newest seal holds every wallet that was open an hour before it',
    counts: `select count(*) from ${usersWallets} w, ${newest} s
      where w.opened_at < s.sealed_at - interval '1 hour'`,
    problems: `
      select 'wallet ' || w.id || ' is not in the newest seal' as problem
      from ${usersWallets} w, ${newest} s
      where w.opened_at < s.sealed_at - interval '1 hour' and not exists (
        select from sealed_balances b where b.seal_number = s.number and b.wallet_id = w.id)`,
    todo: changedPastKaban,
  },
  {
    name: 'Each wallet in a seal has the balance that the book had after that entry',
    counts: 'select count(distinct (seal_number, wallet_id)) from sealed_balances',
    problems: `
      select 'wallet ' || b.wallet_id || ' has ' || b.centavos || ' in seal ' || b.seal_number
        || ', the book had ' || coalesce(e.balance, 0) || ' after entry ' || b.sequence as problem
      from (
        select seal_number, wallet_id, sum(centavos) as centavos, max(entry_sequence) as sequence,
          count(*) as shares
        from sealed_balances group by seal_number, wallet_id) b
      left join ${walletBalances} e on e.wallet_id = b.wallet_id and e.sequence = b.sequence
      where b.centavos <> coalesce(e.balance, 0) or b.shares <> ${sharesOfWallet}`,
    todo: changedPastKaban,
  },
  {
    name: 'Each balance in a seal gives the hash that stands beside it',
    counts: 'select count(*) from sealed_balances',
    problems: `
      select 'position ' || position || ' of seal ' || seal_number || ' was changed' as problem
      from sealed_balances where leaf <> ${balanceLeafSql}`,
    todo: changedPastKaban,
  },
]

export const rootsCheck = 'Every seal follows the one before it, is signed, and has its roots'
const sealsAtOnce = 100
const problemsMax = 50

/**
 * Reads all seals and computes their roots again, each in a transaction of its own. Without keys
 * (`secrets` null) it skips the signatures. The sum trees of older seals are gone.
 */
export async function checkSeals(
  database: Pick<Database, 'transaction'>,
  secrets: Pick<Secrets, 'sign' | 'publicKey' | 'retired'> | null,
): Promise<{ count: bigint; problems: string[] }> {
  const problems: string[] = []
  let before: Pick<Seal, 'number' | 'statement'> | null = null
  let count = 0n
  for (let more = true; more;) {
    const after: bigint = before?.number ?? 0n
    const seals: Seal[] = await database.transaction((tx) => sealsAfter(tx, after, sealsAtOnce))
    for (const seal of seals) {
      const found = await database.transaction((tx) => problemsOf(tx, seal, before, secrets))
      problems.push(...found.map((problem) => `seal ${seal.number} ${problem}`))
      before = seal
    }
    count += BigInt(seals.length)
    more = seals.length === sealsAtOnce
  }
  return { count, problems: problems.slice(0, problemsMax) }
}

async function problemsOf(
  tx: Transaction,
  seal: Seal,
  before: Pick<Seal, 'number' | 'statement'> | null,
  secrets: Pick<Secrets, 'sign' | 'publicKey' | 'retired'> | null,
): Promise<string[]> {
  await tx.liftTimeLimit()
  const facts = factsOf(seal.statement)
  if (!facts) return ['has no text of a seal']
  const found: string[] = []
  const previous = before ? hexOfBytes(sealHash(before.statement)) : noHash
  if (seal.number !== (before?.number ?? 0n) + 1n || facts.number !== seal.number)
    found.push('does not have the next number')
  if (facts.previous !== previous) found.push('does not name the seal before it')
  if (facts.sealedAt.getTime() !== seal.sealedAt.getTime()) found.push('has another time')
  if (secrets && !isSigned(seal, secrets)) found.push('has a signature of somebody else')
  found.push(...(await receiptProblems(tx, facts)), ...(await balanceProblems(tx, facts)))
  return found
}

function factsOf(statement: string): SealFacts | null {
  try {
    return readSeal(statement)
  } catch {
    return null
  }
}

function isSigned(
  { statement, signature, sealedAt }: Seal,
  secrets: Pick<Secrets, 'sign' | 'publicKey' | 'retired'>,
): boolean {
  return keysSince(secrets, sealedAt).some((key) =>
    verify(
      null,
      Buffer.from(statement, 'utf8'),
      createPublicKey(key.publicKey(sealPurpose)),
      signature,
    ),
  )
}

/** Computes each leaf again from the receipt, and the root from the leaves. */
async function receiptProblems(tx: Transaction, facts: SealFacts): Promise<string[]> {
  const found: string[] = []
  const blocks: TreeNode[] = []
  let count = 0
  for (let more = true; more;) {
    const leaves = await readReceiptLeaves(tx, facts.number, count, blockLeaves)
    const receipts = await endedReceiptsOf(
      tx,
      leaves.map(({ transactionId }) => transactionId),
    )
    for (const { transactionId, leaf } of leaves) {
      const receipt = receipts.get(transactionId)
      const isRight = receipt && leaf.equals(receiptLeaf(receipt))
      // A seal of a million receipts may have as many problems.
      if (!isRight && found.length < problemsMax)
        found.push(`holds another receipt of transaction ${transactionId}`)
    }
    if (leaves.length > 0) blocks.push(rootOf('receipts', leaves.map(nodeOfReceipt)))
    count += leaves.length
    more = leaves.length === blockLeaves
  }
  const root = hexOfBytes(rootOf('receipts', blocks).hash)
  if (count !== facts.receipts || root !== facts.receiptsRoot)
    found.push('has another root of its receipts')
  return found
}

/** Of the newest seals only: the others keep no balances. */
async function balanceProblems(tx: Transaction, facts: SealFacts): Promise<string[]> {
  const last = await newestSeal(tx)
  if (last && facts.number < last.number - 1n) return []
  const blocks: TreeNode[] = []
  let count = 0
  for await (const shares of shareBlocks(tx, facts.number)) {
    blocks.push(rootOf('balances', shares.map(nodeOfShare)))
    count += shares.length
  }
  const root = rootOf('balances', blocks)
  const isSame =
    count === facts.balanceLeaves &&
    hexOfBytes(root.hash) === facts.balancesRoot &&
    (facts.owedCentavos === null || root.centavos === facts.owedCentavos)
  return isSame ? [] : ['has another root or total of its balances']
}
