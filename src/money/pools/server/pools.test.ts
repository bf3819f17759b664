import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { openTill, post, reverse } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { rejectRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { newDocument, openPoolFixture, ownMoneyId } from '#tests/fixtures/investing/pool-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import type { IncomePlan } from '../shared/contract.ts'
import { incomeApproval } from './declare-income.ts'
import { poolChecks } from './pool-checks.ts'
import { defaultPoolId, payGainFromPool } from './pools.ts'
import { listDeclarations, listPools } from './read-pools.ts'

const base = await testDatabase()
const staff = [await addUser(base, 'admin'), await addUser(base, 'admin')] as const
const fixture = { ...base, ...(await openPoolFixture({ ...base, staff })) }
const { sendDocument, declare, agree, fillPool, inPool, ownMoney } = fixture
const [ana, ben] = staff
const till = uuidv4()
await base.database.transaction((tx) =>
  openTill(tx, { tillId: till, code: `investments:${uuidv7()}`, name: 'Of a user', sample: true }),
)

const pay = (amountCentavos: bigint, key: string = uuidv7()) =>
  fixture.database.transaction((tx) =>
    payGainFromPool(
      { tx },
      { key, poolId: defaultPoolId, tillId: till, amountCentavos, subjectId: uuidv7() },
    ),
  )

const paidFromPool = async () =>
  (await withContext(fixture, adminContext(ana), listPools)).pools.find(
    ({ poolId }) => poolId === defaultPoolId,
  )?.paidCentavos

afterEach(async () => expect((await verifyBook(fixture.database, poolChecks)).problems).toEqual([]))

test('income fills the pool once a second person has agreed, and only then', async () => {
  const approvalId = await declare({ amountCentavos: 500_00n })
  expect([await inPool(), await ownMoney()]).toEqual([0n, 0n])
  const request = await withContext(fixture, adminContext(ben), (ctx) =>
    readApproval(ctx, [anyApprovalKind(incomeApproval(async () => []))], { approvalId }),
  )
  expect(request).toMatchObject({
    kind: 'income',
    userId: null,
    userName: null,
    mayNot: null,
    effect: {
      before: { postedCentavos: 0n },
      after: { postedCentavos: 500_00n },
      till: 'own-money',
      tillCentavos: -500_00n,
    },
    details: {
      income: {
        poolName: { en: 'General income' },
        periodFrom: '2026-01-01',
        periodTo: '2026-01-31',
        source: 'Interest of loans',
        plans: [{ name: 'Harvest', isRecordedOnly: false }],
        declaredBeforeCentavos: 0n,
        evidenceName: 'statement.pdf',
      },
    },
  })
  expect(await outcome(agree(approvalId, ana))).toBe('own-request')
  await agree(approvalId)
  await agree(approvalId)
  expect([await inPool(), await ownMoney()]).toEqual([500_00n, -500_00n])
  const { pools, waiting } = await withContext(fixture, adminContext(ana), listPools)
  expect(pools).toMatchObject([
    { balanceCentavos: 500_00n, declaredCentavos: 500_00n, paidCentavos: 0n },
  ])
  expect(waiting).toBe(0)
  const { declarations } = await withContext(fixture, adminContext(ana), (ctx) =>
    listDeclarations(ctx, {}),
  )
  expect(declarations).toMatchObject([
    { declarationId: approvalId, amountCentavos: 500_00n, agreedByName: 'Test User' },
  ])
  const [recorded] = await fixture.asOwner<{ count: bigint }>(
    `select count(*) from user_activity_log
      where action_type = 'ADMIN_INCOME_DECLARED' and subject_id = $1`,
    [approvalId],
  )
  expect(recorded?.count).toBe(1n)
})

test('company access may declare, and is never the second person', async () => {
  const byAna = await declare()
  expect(await refusalOf(agree(byAna, null))).toMatchObject({
    refusalName: 'company-access',
    status: 409,
  })
  await expect(
    fixture.asOwner(
      `update approvals set status = 'approved', decided_by = 'company-access',
        decided_at = now() where id = $1`,
      [byAna],
    ),
  ).rejects.toThrow('approvals_of_income_take_a_person')
  await fixture.asOwner(`insert into installation (mode) values ('sample') on conflict do nothing`)
  await fixture.database.transaction((tx) => setAccessCode(tx, 'ABCD-EFGH-JKMN'))
  const before = await inPool()
  await agree(await declare({}, null))
  expect(await inPool()).toBe(before + 1_000_00n)
})

test('the second person sees what was declared before, and what was never public', async () => {
  const approvalId = await declare({ amountCentavos: 2_000_00n })
  const recorded: IncomePlan = {
    name: 'Harvest',
    shownName: { en: 'Harvest', fil: 'Harvest' },
    standing: 'recorded',
  }
  const { pools } = await withContext(fixture, adminContext(ana), listPools)
  const before = pools.reduce((all, { declaredCentavos }) => all + declaredCentavos, 0n)
  expect(before).toBeGreaterThan(0n)
  const { details } = await withContext(fixture, adminContext(ben), (ctx) =>
    readApproval(ctx, [anyApprovalKind(incomeApproval(async () => [recorded]))], { approvalId }),
  )
  expect(details.income).toMatchObject({
    declaredBeforeCentavos: before,
    plans: [{ name: 'Harvest', isRecordedOnly: true }],
  })
})

test('one document is declared once, also while a request with it waits', async () => {
  const content = newDocument()
  const [first, copy] = [await sendDocument(content), await sendDocument(content, ben)]
  const approvalId = await declare(first)
  expect(await refusalOf(declare(copy, ben))).toMatchObject({
    refusalName: 'evidence-waiting',
    status: 409,
  })
  await withContext(fixture, adminContext(ben), (ctx) =>
    rejectRequest(ctx, [anyApprovalKind(incomeApproval(async () => []))], {
      approvalId,
      reason: 'Which month?',
    }),
  )
  const again = await declare(copy, ben)
  await agree(again, ana)
  const before = await inPool()
  expect(await refusalOf(declare(first))).toMatchObject({
    refusalName: 'evidence-declared',
    status: 409,
  })
  expect(await inPool()).toBe(before)
})

test('refuses unknown pools, documents and plans, days to come, and what is no PDF', async () => {
  const day = 86_400_000
  const tomorrow = manilaDate(new Date(Date.now() + day))
  expect(await outcome(declare({ poolId: uuidv7() }))).toBe('pool-not-found')
  expect(await outcome(declare({ evidenceId: uuidv7() }))).toBe('evidence-not-found')
  expect(await refusalOf(declare({ plans: ['Harvest', 'Harvst'] }))).toMatchObject({
    refusalName: 'plan-unknown',
    status: 409,
    figures: { plan: 'Harvst' },
  })
  expect(await outcome(declare({ periodFrom: '2026-02-01' }))).toBe('period-reversed')
  expect(await outcome(declare({ periodTo: tomorrow }))).toBe('period-not-over')
  // The clock of the database decides, also when that of the server is ahead.
  vi.setSystemTime(Date.now() + 3 * 86_400_000)
  expect(await outcome(declare({ periodTo: tomorrow }))).toBe('period-not-over')
  vi.useRealTimers()
  expect(await outcome(sendDocument(Buffer.from('hello')))).toBe('evidence-no-pdf')
  expect(await outcome(sendDocument(Buffer.from('%PDF-1.4\n1 0 obj')))).toBe('evidence-damaged')
})

test('a request sent again is answered as before, though its plan is gone', async () => {
  const { evidenceId } = await sendDocument()
  const again = { declarationId: uuidv7(), evidenceId }
  const first = await declare(again)
  expect(await declare(again, ana, [])).toBe(first)
  expect(await outcome(declare({ ...again, amountCentavos: 1n }, ana, []))).toBe('already-waiting')
})

test('a gain above what the pool has moves nothing, and a repeat still answers', async () => {
  await fillPool(300_00n)
  const has = await inPool()
  expect(await pay(has + 1n)).toBe('short')
  expect(await inPool()).toBe(has)
  const key = uuidv7()
  const subjectId = uuidv7()
  const payOnce = () =>
    fixture.database.transaction((tx) =>
      payGainFromPool(
        { tx },
        { key, poolId: defaultPoolId, tillId: till, amountCentavos: has, subjectId },
      ),
    )
  expect([await payOnce(), await payOnce(), await inPool()]).toEqual(['paid', 'paid', 0n])
})

test('the database refuses what nobody declared and what nobody agreed to', async () => {
  const [id, { evidenceId }] = [await declare(), await sendDocument()]
  const fill = (key: string) =>
    fixture.database.transaction((tx) =>
      post(tx, {
        key,
        from: ownMoneyId,
        to: defaultPoolId,
        amountCentavos: 1_000_00n,
        purpose: 'income declared',
      }),
    )
  await expect(fill(id)).rejects.toThrow('A pool is filled by declared income')
  // The request waits: no declaration can be written for it, with whatever document.
  for (const [maker, checker] of [
    [ana, ben],
    [ben, ana],
  ])
    await expect(
      fixture.asOwner(
        `insert into income_declarations (id, pool_id, amount_centavos, period_from, period_to,
           source, plans, evidence_id, evidence_sha256, declared_by, agreed_by)
         select $1, $2, 100000, '2026-01-01', '2026-01-31', 'Nobody', array['None'], e.id, e.sha256,
           $3, $4 from income_evidence e where e.id = $5`,
        [id, defaultPoolId, maker, checker, evidenceId],
      ),
    ).rejects.toThrow('Income counts when two people agreed to it')
  for (const change of [
    'update income_declarations set amount_centavos = 1',
    'delete from income_declarations',
    'update income_evidence set original_name = $$other$$',
  ])
    await expect(fixture.asOwner(change), change).rejects.toThrow('is append-only')
  await expect(
    fixture.asOwner('update ledger.wallets set is_pool = false where id = $1', [defaultPoolId]),
  ).rejects.toThrow('A wallet does not become a pool, nor a pool a wallet')
})

test('a gain stays paid; in the book declared income goes back while it is there', async () => {
  const declared = await declare({ amountCentavos: 900_00n })
  await agree(declared)
  const [key, before, own] = [uuidv7(), await inPool(), await ownMoney()]
  await pay(before - 899_99n, key)
  const takeBack = (transferId: string) =>
    outcome(
      fixture.database.transaction((tx) =>
        reverse(tx, { key: uuidv7(), transferId, reason: 'Entered by mistake' }),
      ),
    )
  await expect(takeBack(key)).rejects.toThrow('pool-not-fillable')
  await expect(takeBack(declared)).rejects.toThrow('insufficient-available')
  await fillPool(1n)
  const paid = await paidFromPool()
  expect(await takeBack(declared)).toBe('done')
  // It is no gain: nothing was paid by it.
  expect([await inPool(), await ownMoney(), await paidFromPool()]).toEqual([
    0n,
    own - 1n + 900_00n,
    paid,
  ])
})

test('a pool has a name in both languages', async () => {
  for (const name of ['{}', '{"en": "General income"}', '{"en": "General income", "fil": ""}'])
    await expect(
      fixture.asOwner('insert into income_pools (id, name, sample) values ($1, $2, true)', [
        uuidv7(),
        name,
      ]),
    ).rejects.toThrow('income_pools_name_check')
})
