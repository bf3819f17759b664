/**
 * Seals the books once a day: the receipts that ended since the seal before, every wallet, and the
 * newest link of the audit trail, all of one snapshot (docs/decisions/0058).
 */
import { hash } from 'node:crypto'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import {
  endedReceiptsAfter,
  type EndedReceipt,
} from '#money/transactions/server/receipts/ended-receipts.ts'
import { newestLink } from '#people/activity/server/link-activity.ts'
import { mayPublishTotal, noHash, writeSeal, writeSealedReceipt } from '../shared/rules-seal.ts'
import {
  blockLeaves,
  hexOfBytes,
  textLeaf,
  type Bytes,
  type TreeNode,
} from '../shared/rules-tree.ts'
import { hashOf, rootOf } from './merkle-tree.ts'
import {
  forgetBalancesBefore,
  insertBalances,
  insertBlock,
  insertReceiptLeaves,
  insertSeal,
  lockSealing,
  newestSeal,
  nodeOfReceipt,
  nodeOfShare,
  readSpread,
  sealedAmong,
  shareBlocks,
  type Seal,
} from './seals-store.ts'

interface Parts {
  database: Pick<Database, 'transaction'>
  secrets: Pick<Secrets, 'sign'>
  settings: Pick<Settings, 'mode'>
}

/** Names the key that signs seals and nothing else. */
export const sealPurpose = 'seal of the books'

/** A job; of several servers one seals, once each day in Manila. */
export async function sealWhenDue(parts: Parts): Promise<void> {
  const { newest, now } = await parts.database.transaction(async (tx) => ({
    newest: await newestSeal(tx),
    ...(await tx.row<{ now: Date }>('select now()')),
  }))
  if (newest && manilaDay(newest.sealedAt) === manilaDay(now)) return
  await sealBooks(parts, newest?.number ?? 0n)
}

/** Undefined when another server seals, or has sealed after the seal `after`. */
export function sealBooks(
  { database, secrets, settings }: Parts,
  after?: bigint,
): Promise<Seal | undefined> {
  return database.transaction(async (tx) => {
    await tx.dynamicRows('set transaction isolation level repeatable read')
    // A million wallets take longer than a request may.
    await tx.liftTimeLimit()
    if (!(await lockSealing(tx))) return undefined
    const before = await newestSeal(tx)
    if (after !== undefined && (before?.number ?? 0n) !== after) return undefined
    const number = (before?.number ?? 0n) + 1n
    // To the millisecond, which is the precision of the text.
    const { sealedAt } = await tx.row<{ sealedAt: Date }>(
      `select date_trunc('milliseconds', now()) as "sealedAt"`,
    )
    const receipts = await sealReceipts(tx, number, before)
    const balances = await sealBalances(tx, number)
    // Sample people are made up.
    const isPublic = settings.mode === 'sample' || mayPublishTotal(await readSpread(tx))
    const link = await newestLink(tx)
    const statement = writeSeal({
      number,
      previous: before ? hexOfBytes(sealHash(before.statement)) : noHash,
      sealedAt,
      sample: settings.mode === 'sample',
      receipts: receipts.leaves,
      receiptsRoot: hexOfBytes(receipts.root.hash),
      balanceLeaves: balances.leaves,
      balancesRoot: hexOfBytes(balances.root.hash),
      owedCentavos: isPublic ? balances.root.centavos : null,
      auditPosition: link?.position ?? 0n,
      auditHash: link ? hexOfBytes(link.hash) : noHash,
    })
    const signature = secrets.sign(sealPurpose, statement)
    const seal = { number, sealedAt, statement, signature }
    await insertSeal(tx, seal)
    await forgetBalancesBefore(tx, number - 1n)
    return seal
  })
}

export const sealHash = (statement: string): Bytes => hashOf(Buffer.from(statement, 'utf8'))

export function receiptLeaf(receipt: EndedReceipt): Bytes {
  const signedSha256 = hash('sha256', receipt.signedText)
  return hashOf(textLeaf(writeSealedReceipt({ ...receipt, signedSha256 })))
}

interface Tree {
  leaves: number
  root: TreeNode
}

const nobody = '00000000-0000-0000-0000-000000000000'
/** A receipt can become visible after later ones, but no transaction lasts for a day. */
const overlapMs = 86_400_000

async function sealReceipts(
  tx: Transaction,
  sealNumber: bigint,
  before: Seal | undefined,
): Promise<Tree> {
  const since = before ? new Date(before.sealedAt.getTime() - overlapMs).toISOString() : '-infinity'
  let place = { frozenAt: since, transactionId: nobody }
  const [blocks, waiting]: [TreeNode[], { transactionId: string; leaf: Bytes }[]] = [[], []]
  const sealSome = async () => {
    const leaves = waiting.splice(0, blockLeaves)
    const root = rootOf('receipts', leaves.map(nodeOfReceipt))
    const block = blocks.push(root) - 1
    await insertReceiptLeaves(tx, sealNumber, block * blockLeaves, leaves)
    await insertBlock(tx, { sealNumber, tree: 'receipts', block }, root)
    return leaves.length
  }
  let leaves = 0
  for (let more = true; more;) {
    const receipts = await endedReceiptsAfter(tx, place, blockLeaves)
    const sealed = await sealedAmong(
      tx,
      receipts.map(({ transactionId }) => transactionId),
    )
    for (const receipt of receipts)
      if (!sealed.has(receipt.transactionId))
        waiting.push({ transactionId: receipt.transactionId, leaf: receiptLeaf(receipt) })
    place = receipts.at(-1) ?? place
    more = receipts.length === blockLeaves
    while (waiting.length >= blockLeaves || (!more && waiting.length > 0))
      leaves += await sealSome()
  }
  return { leaves, root: rootOf('receipts', blocks) }
}

async function sealBalances(tx: Transaction, sealNumber: bigint): Promise<Tree> {
  await insertBalances(tx, sealNumber)
  const blocks: TreeNode[] = []
  let leaves = 0
  for await (const shares of shareBlocks(tx, sealNumber)) {
    leaves += shares.length
    const root = rootOf('balances', shares.map(nodeOfShare))
    const block = blocks.push(root) - 1
    await insertBlock(tx, { sealNumber, tree: 'balances', block }, root)
  }
  return { leaves, root: rootOf('balances', blocks) }
}
