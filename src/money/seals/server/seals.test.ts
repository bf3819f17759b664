import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { verifyReceipt } from '#money/transactions/server/receipts/verify-receipt.ts'
import { cloneDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  testServices,
  userContext,
  withContext,
} from '#tests/fixtures/people/contexts.ts'
import {
  fingerprintOf,
  isReceiptSealed,
  isSealSigned,
  provenBalance,
} from '../shared/check-proof.ts'
import {
  holdersMin,
  mayPublishTotal,
  readSeal,
  type BalanceProof,
  type ReceiptProof,
} from '../shared/rules-seal.ts'
import { listSeals, proveBalance, proveReceipt } from './read-seals.ts'
import { sealBooks, sealPurpose, sealWhenDue } from './seal-books.ts'
import { checkSeals, sealChecks } from './seal-checks.ts'
import { readSpread } from './seals-store.ts'

let fixture: TestDatabase
beforeAll(async () => {
  fixture = await cloneDatabase({ from: 'kaban_sample' })
})
afterAll(() => fixture.close())

const { secrets, settings } = testServices
const seal = () => sealBooks({ database: fixture.database, secrets, settings })
const problems = async () => [
  ...(await verifyBook(fixture.database, sealChecks)).problems,
  ...(await checkSeals(fixture.database, secrets)).problems,
]

/** As a superuser, whom no privilege and no trigger stops; taken back afterwards. */
async function tampered(change: string, back: string): Promise<string> {
  const run = async (sql: string) => {
    await fixture.asOwner('set session_replication_role = replica')
    await fixture.asOwner(sql)
    await fixture.asOwner('set session_replication_role = origin')
  }
  await run(change)
  const found = await problems()
  await run(back)
  return found.join('\n')
}

const replaced = (from: string, to: string) =>
  `update seals set statement = replace(statement, '${from}', '${to}') where number = 1`

async function endedTransaction() {
  const [row] = await fixture.asOwner<{ id: string; userId: string }>(
    `select t.id, t.user_id as "userId" from transactions t join receipt_facts f
     on f.transaction_id = t.id where t.status = 'completed' order by t.id limit 1`,
  )
  if (!row) throw new Error('The sample has a completed transaction')
  return row
}

async function readShown({ id, userId }: { id: string; userId: string }) {
  const { transaction, signature } = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id }),
  )
  return { transaction, signature }
}

const proofOf = (code: string) =>
  withContext(fixture, adminContext(null), (ctx) => proveReceipt(ctx, { code }))

const balanceProofOf = (userId: string) =>
  withContext(fixture, userContext(userId), (ctx) => proveBalance(ctx))

test('a seal holds every ended receipt, and the browser of a reader finds it', async () => {
  const row = await endedTransaction()
  const { transaction, signature } = await readShown(row)
  expect(await proofOf(signature.code)).toBeNull()
  expect(await balanceProofOf(row.userId)).toEqual({ lacks: 'seal' })
  const made = await seal()
  const [{ count } = { count: 0n }] = await fixture.asOwner<{ count: bigint }>(
    'select count(*) from receipt_facts',
  )
  expect(BigInt(readSeal(made!.statement).receipts)).toBe(count)
  const proof = (await proofOf(signature.code)) as ReceiptProof
  expect(await isReceiptSealed(transaction, proof, signature.statement)).toBe(true)
  // The public page shows the same facts without the signed text.
  const { receipt } = await withContext(fixture, adminContext(null), (ctx) =>
    verifyReceipt(ctx, { code: signature.code }),
  )
  expect(await isReceiptSealed(receipt!, proof, null)).toBe(true)
  const changes = [
    { amountCentavos: transaction.amountCentavos + 1n },
    { status: 'failed' as const },
    { referenceNumber: 'REF20200101AAAAAA' },
    { createdAt: new Date(0) },
  ]
  for (const change of changes)
    expect(await isReceiptSealed({ ...transaction, ...change }, proof, null)).toBe(false)
  expect(await isReceiptSealed(transaction, proof, `${signature.statement} `)).toBe(false)
  expect(await isReceiptSealed(transaction, { ...proof, path: [] }, null)).toBe(false)
  expect(await problems()).toEqual([])
})

test('a proof gives the balance of the book, and a changed proof gives none', async () => {
  const { userId } = await endedTransaction()
  const [wallet] = await fixture.asOwner<{ balance: bigint }>(
    'select available + held as balance from ledger.wallets where id = $1',
    [userId],
  )
  const proof = (await balanceProofOf(userId)) as BalanceProof
  expect(await provenBalance(proof, userId)).toBe(wallet?.balance)
  const [{ total } = { total: 0n }] = await fixture.asOwner<{ total: bigint }>(
    'select sum(available + held)::bigint as total from ledger.wallets where not is_pool',
  )
  expect(readSeal(proof.statement).owedCentavos).toBe(total)
  const [first, second] = proof.shares
  const wrong: BalanceProof[] = [
    { ...proof, shares: [first!] },
    { ...proof, shares: [first!, first!] },
    { ...proof, shares: [{ ...first!, centavos: first!.centavos + 1n }, second!] },
    { ...proof, shares: [{ ...first!, path: first!.path.slice(1) }, second!] },
    { ...proof, statement: proof.statement.replace(/owed-centavos (\d)/, 'owed-centavos 9$1') },
  ]
  for (const one of wrong) expect(await provenBalance(one, userId)).toBeNull()
  expect(await provenBalance(proof, crypto.randomUUID())).toBeNull()
  const newcomer = await addUser(fixture)
  expect(await balanceProofOf(newcomer)).toEqual({ lacks: 'wallet' })
})

test('the next seal names the one before it and holds only what ended since', async () => {
  const [before] = (await withContext(fixture, adminContext(null), (ctx) => listSeals(ctx, {})))
    .seals
  const made = await seal()
  const facts = readSeal(made!.statement)
  expect(facts.receipts).toBe(0)
  expect(facts.previous).toBe(await fingerprintOf(before!.statement))
  expect(await problems()).toEqual([])
})

test('a day has one seal, also when several servers are due', async () => {
  const count = async () =>
    (await fixture.asOwner<{ count: bigint }>('select count(*) from seals'))[0]?.count
  const made = await count()
  await sealWhenDue({ database: fixture.database, secrets, settings })
  expect(await count()).toBe(made)
  const five = Array.from({ length: 5 }, () =>
    sealBooks({ database: fixture.database, secrets, settings }, made),
  )
  await Promise.all(five)
  expect(await count()).toBe((made ?? 0n) + 1n)
})

test('verify names each row that was changed behind Kaban', async () => {
  const { id } = await endedTransaction()
  expect(
    await tampered(
      `update transactions set amount_centavos = amount_centavos + 100 where id = '${id}'`,
      `update transactions set amount_centavos = amount_centavos - 100 where id = '${id}'`,
    ),
  ).toContain(`seal 1 holds another receipt of transaction ${id}`)
  expect(
    await tampered(replaced('data sample', 'data live'), replaced('data live', 'data sample')),
  ).toMatch(/seal 1 has a signature of somebody else[^]*seal 2 does not name the seal before it/)
  // As if a day had passed since the receipts ended.
  await tampered(`update receipt_facts set frozen_at = frozen_at - interval '2 days'`, 'select 1')
  expect(
    await tampered(
      `create table gone as select * from sealed_receipts;
       delete from sealed_receipts where position = 0`,
      'insert into sealed_receipts select * from gone where position = 0; drop table gone',
    ),
  ).toMatch(/is in no seal[^]*seal 1 has another root of its receipts/)
  const newest = '(select max(number) from seals)'
  const richest = `(select position from sealed_balances where seal_number = ${newest}
    order by centavos desc limit 1)`
  expect(
    await tampered(
      `create table gone as select * from sealed_balances where seal_number = ${newest};
       update sealed_balances set centavos = 0
       where seal_number = ${newest} and position = ${richest}`,
      `delete from sealed_balances where seal_number = ${newest};
       insert into sealed_balances select * from gone; drop table gone`,
    ),
  ).toMatch(
    /the book had[^]*position \d+ of seal \d+ was changed[^]*another root or total of its balances/,
  )
  expect(await problems()).toEqual([])
})

test('a seal that another key signed is found', async () => {
  const stranger = openSecrets(Buffer.alloc(32, 9))
  expect((await checkSeals(fixture.database, stranger)).problems.join()).toContain(
    'has a signature of somebody else',
  )
})

test('the browser of a reader finds a seal that another key signed', async () => {
  const [made] = (await withContext(fixture, adminContext(null), (ctx) => listSeals(ctx, {}))).seals
  const own = secrets.publicKey(sealPurpose)
  const foreign = openSecrets(Buffer.alloc(32, 9)).publicKey(sealPurpose)
  const retired = (until: Date) => `${foreign}\nUntil ${until.toISOString()}\n${own}`
  const { sealedAt } = readSeal(made!.statement)
  expect(await isSealSigned(made!, own)).toBe(true)
  expect(await isSealSigned(made!, foreign)).toBe(false)
  expect(await isSealSigned(made!, retired(sealedAt))).toBe(true)
  expect(await isSealSigned(made!, retired(new Date(sealedAt.getTime() - 1)))).toBe(false)
  const changed = made!.statement.replace('data sample', 'data live')
  expect(await isSealSigned({ ...made!, statement: changed }, own)).toBe(false)
  expect(await isSealSigned({ ...made!, signature: 'no base64' }, own)).toBe(false)
  const old = vi.spyOn(crypto.subtle, 'importKey')
  old.mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'))
  expect(await isSealSigned(made!, own)).toBeNull()
  old.mockRestore()
})

test('the application cannot change a seal', async () => {
  for (const sql of [
    'update seals set statement = statement',
    'delete from seals',
    'delete from sealed_receipts',
  ])
    await expect(fixture.database.transaction((tx) => tx.dynamicRows(sql))).rejects.toThrow(
      'permission denied',
    )
  await expect(fixture.asOwner('delete from seals')).rejects.toThrow('stay as they are')
})

test('a total that would tell what others have is neither published nor proved', async () => {
  const live = { ...settings, mode: 'live' } as const
  const made = await sealBooks({ database: fixture.database, secrets, settings: live })
  expect(made?.statement).toContain('\nowed-centavos withheld\n')
  expect(readSeal(made!.statement).owedCentavos).toBeNull()
  const { userId } = await endedTransaction()
  expect(await balanceProofOf(userId)).toEqual({ lacks: 'total' })
  expect(await problems()).toEqual([])
})

test('the spread of the money decides about the total', async () => {
  const wallets = await fixture.asOwner<{ balance: bigint }>(
    `select available + held as balance from ledger.wallets where not is_pool
     order by available + held desc`,
  )
  const [first, , ...others] = wallets.map(({ balance }) => balance)
  expect(await fixture.database.read(readSpread)).toEqual({
    holders: wallets.filter(({ balance }) => balance > 0n).length,
    largestCentavos: first,
    restCentavos: others.reduce((sum, one) => sum + one, 0n),
  })
  const spread = { holders: holdersMin, largestCentavos: 1_000n, restCentavos: 100n }
  expect(mayPublishTotal(spread)).toBe(true)
  expect(mayPublishTotal({ ...spread, holders: holdersMin - 1 })).toBe(false)
  expect(mayPublishTotal({ ...spread, restCentavos: 99n })).toBe(false)
})
