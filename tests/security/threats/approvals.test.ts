/** T16, T17: approvals by somebody who may not give them, or of something that changed. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { writeCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import { takeClaim } from '#teamwork/claims/server/actions.ts'
import { addUser, adminContext, withContext } from '../../fixtures/people/contexts.ts'
import { outcome } from '../../fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const { ana, ben, cleo } = fixture.people
afterEach(() => fixture.expectWholeBooks())

test('T16 two sessions of company access are one person', async () => {
  await fixture.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
  const approvalId = await fixture.filed(await fixture.addSaver(), {}, null)
  expect(await outcome(fixture.approve(null, approvalId))).toBe('own-request')
  expect(await outcome(fixture.reject(null, approvalId))).toBe('own-request')
  // While company access is off, its requests have no maker.
  await fixture.database.transaction((tx) => setAccessCode(tx, null))
  expect(await outcome(fixture.approve(ben, approvalId))).toBe('maker-not-staff')
  await fixture.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
  expect(await outcome(fixture.approve(ben, approvalId))).toBe('done')
})

test('T16 company access approves only where there is no admin, and not anew', async () => {
  await fixture.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
  const turn = (on: boolean) =>
    fixture.database.transaction((tx) => writeCompanyAccess(tx, { on, until: null, opens: on }))
  await turn(false)
  const approvalId = await fixture.filed(await fixture.addSaver())
  expect(await outcome(fixture.approve(null, approvalId))).toBe('company-access')
  const alone = async () =>
    await fixture.database.transaction(async (tx) => {
      await tx.rows('savepoint with_admins')
      await tx.rows(`update users set status = 'suspended' where role = 'admin'`)
      const { obstacle } = await tx.row<{ obstacle: string | null }>(
        `select second_person_obstacle($1, 'company-access', filed_at) as obstacle
         from approvals where id = $2`,
        [ana, approvalId],
      )
      await tx.rows('rollback to savepoint with_admins')
      return obstacle
    })
  expect(await alone()).toBe('second-not-staff')
  await turn(true)
  expect(await alone()).toBe('second-too-new')
  expect(await outcome(fixture.approve(null, approvalId))).toBe('company-access')
})

test.each(['role', 'status'])(
  'T16 a checker or maker whose %s has changed does not count',
  async (column) => {
    const [maker, checker] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
    const userId = await fixture.addSaver()
    const approvalId = await fixture.filed(userId, {}, maker)
    const change = (who: string, back: boolean) =>
      fixture.asOwner(`update users set ${column} = $2 where id = $1`, [
        who,
        column === 'role' ? (back ? 'admin' : 'user') : back ? 'active' : 'suspended',
      ])
    await change(checker, false)
    await expect(fixture.approve(checker, approvalId)).rejects.toMatchObject({
      status: 403,
      refusalName: 'checker-not-staff',
    })
    await change(checker, true)
    await change(maker, false)
    await expect(fixture.approve(ben, approvalId)).rejects.toMatchObject({
      status: 409,
      refusalName: 'maker-not-staff',
    })
    expect(await fixture.available(userId)).toBe(10_000_00n)
    await change(maker, true)
    // Whoever came back after the filing is as new as a new admin.
    expect(await outcome(fixture.approve(checker, approvalId))).toBe('checker-too-new')
    expect(await outcome(fixture.approve(ben, approvalId))).toBe('done')
  },
)

test('T16 an admin created after the filing cannot approve, an earlier one can', async () => {
  const [userId, before] = [await fixture.addSaver(), await addUser(fixture, 'admin')]
  const approvalId = await fixture.filed(userId)
  const created = await addUser(fixture, 'admin')
  expect(await outcome(fixture.approve(created, approvalId))).toBe('checker-too-new')
  // A user who got the role later cannot either.
  const friend = await addUser(fixture)
  await fixture.asOwner(
    `update users set role = 'admin', staff_since = '2020-01-01' where id = $1`,
    [friend],
  )
  expect(await outcome(fixture.approve(friend, approvalId))).toBe('checker-too-new')
  expect(await fixture.available(userId)).toBe(10_000_00n)
  expect(await outcome(fixture.approve(before, approvalId))).toBe('done')
})

test('T16 an expired request is refused before and after the sweep', async () => {
  const userId = await fixture.addSaver()
  const approvalId = await fixture.filed(userId)
  await fixture.tamper(
    `update approvals set filed_at = filed_at - interval '2 days',
      expires_at = expires_at - interval '2 days' where id = $1`,
    [approvalId],
  )
  expect(await outcome(fixture.approve(ben, approvalId))).toBe('approval-expired')
  const next = await fixture.filed(userId)
  expect([await fixture.statusOf(approvalId), await fixture.statusOf(next)]).toEqual([
    'expired',
    'pending',
  ])
  await fixture.tamper(`update approvals set expires_at = now() where id = $1`, [next])
  expect(await fixture.sweep()).toBe(1)
  expect(await outcome(fixture.approve(ben, next))).toBe('approval-expired')
  expect(await fixture.available(userId)).toBe(10_000_00n)
  // Either way the records name nobody as the actor.
  const ends = await fixture.asOwner(
    `select subject_id as id, actor_user_id as by from user_activity_log
      where action_type = 'ADMIN_APPROVAL_EXPIRED' and subject_id in ($1, $2) order by id`,
    [approvalId, next],
  )
  expect(ends).toEqual([
    { id: approvalId, by: null },
    { id: next, by: null },
  ])
})

test('T16 a request altered in the database does not keep others from expiring', async () => {
  const [altered, other] = [
    await fixture.filed(await fixture.addSaver()),
    await fixture.filed(await fixture.addSaver()),
  ]
  await fixture.asOwner('alter table approvals drop constraint approvals_check')
  await fixture.tamper(
    `update approvals set payload = payload || ' ', expires_at = now() - interval '1 minute'
      where id = $1`,
    [altered],
  )
  await fixture.tamper(`update approvals set expires_at = now() where id = $1`, [other])
  expect(await fixture.sweep()).toBe(2)
  expect([await fixture.statusOf(altered), await fixture.statusOf(other)]).toEqual([
    'expired',
    'expired',
  ])
  await fixture.tamper('update approvals set payload = rtrim(payload) where id = $1', [altered])
  await fixture.asOwner(
    `alter table approvals add constraint approvals_check
check (payload_hash = encode(sha256(convert_to(payload, 'UTF8')), 'hex'))`,
  )
})

test('T16 a filed adjustment that later fits the limit is booked once', async () => {
  const userId = await fixture.addSaver()
  const adjustmentId = await fixture.filed(userId)
  await fixture.saveBands({ adjustmentApprovalCentavos: 99_000_00n })
  // The same form, sent again because its first answer was lost.
  expect(
    (await fixture.adjust({ userId, adjustmentId, amountCentavos: 15_000_00n })).waitsForApproval,
  ).toBe(false)
  await fixture.saveBands({ adjustmentApprovalCentavos: 10_000_00n })
  expect([
    await fixture.statusOf(adjustmentId),
    await outcome(fixture.approve(ben, adjustmentId)),
    await fixture.available(userId),
  ]).toEqual(['outdated', 'already-decided', 25_000_00n])
})

test('T16 the table refuses an approval by the maker and a change of the request', async () => {
  const approvalId = await fixture.filed(await fixture.addSaver())
  const update = (set: string) =>
    fixture.asOwner(`update approvals set ${set} where id = $1`, [approvalId])
  await expect(
    update(
      `status = 'approved', decided_by = maker, decided_by_user_id = maker_user_id, ` +
        'decided_at = now()',
    ),
  ).rejects.toThrow(/approvals_take_two/)
  await expect(update(`amount_centavos = 1`)).rejects.toThrow(/stays as it was filed/)
  await expect(update(`payload = '{}'`)).rejects.toThrow(/stays as it was filed/)
  await expect(fixture.asOwner('delete from approvals')).rejects.toThrow(/append-only/)
})

test('T17 when the user withdraws meanwhile, the approval fails and nothing moves', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const approvalId = await fixture.filed(userId, { direction: 'debit' })
  await fixture.request(userId, { amountCentavos: 6_000_00n })
  const before = await fixture.balance(userId)
  await expect(fixture.approve(ben, approvalId)).rejects.toMatchObject({
    status: 409,
    refusalName: 'state-changed',
  })
  expect([await fixture.balance(userId), await fixture.statusOf(approvalId)]).toEqual([
    before,
    'pending',
  ])
  expect(await outcome(fixture.recall(ana, approvalId))).toBe('done')
})

test('T17 when the user is suspended meanwhile, approving their withdrawal fails', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  const { transactionId } = await fixture.request(userId, { amountCentavos: 60_000_00n })
  const moveId = uuidv7()
  await fixture.moveFor(ana, transactionId, 'completed', { moveId })
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
  expect(await outcome(fixture.approve(ben, moveId))).toBe('state-changed')
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 60_000_00n })
})

test('T17 when a withdrawal is cancelled or declined meanwhile, its request ends', async () => {
  for (const end of ['cancelled', 'declined'] as const) {
    const userId = await fixture.addSaver(100_000_00n)
    const { transactionId } = await fixture.request(userId, { amountCentavos: 60_000_00n })
    const moveId = uuidv7()
    await fixture.moveFor(ana, transactionId, 'approved', { moveId })
    if (end === 'cancelled') await fixture.cancel(userId, transactionId)
    else await fixture.moveFor(cleo, transactionId, 'declined', { reason: 'The name differs.' })
    expect([await fixture.statusOf(moveId), await outcome(fixture.approve(ben, moveId))]).toEqual([
      'outdated',
      'already-decided',
    ])
    expect(await fixture.available(userId)).toBe(100_000_00n)
  }
})

test('T17 of a concurrent approval, cancellation and decline one moves the money', async () => {
  for (let round = 0; round < 15; round += 1) {
    const userId = await fixture.addSaver(60_000_00n)
    const { transactionId } = await fixture.request(userId, { amountCentavos: 60_000_00n })
    const moveId = uuidv7()
    await fixture.moveFor(ana, transactionId, 'completed', { moveId })
    const ways = {
      completed: () => outcome(fixture.approve(ben, moveId)),
      cancelled: () => outcome(fixture.cancel(userId, transactionId)),
      declined: () =>
        outcome(fixture.moveFor(cleo, transactionId, 'declined', { reason: 'The name differs.' })),
    }
    const order = (['completed', 'cancelled', 'declined', 'completed', 'cancelled'] as const).slice(
      round % 3,
      (round % 3) + 3,
    )
    const outcomes = await Promise.all(order.map(async (way) => ({ way, end: await ways[way]() })))
    const done = outcomes.filter(({ end }) => end === 'done').map(({ way }) => way)
    expect(done).toHaveLength(1)
    const [row] = await fixture.asOwner<{ status: string }>(
      'select status from transactions where id = $1',
      [transactionId],
    )
    expect([row?.status, await fixture.statusOf(moveId)]).toEqual([
      done[0],
      done[0] === 'completed' ? 'approved' : 'outdated',
    ])
    expect(await fixture.balance(userId)).toMatchObject({
      heldCentavos: 0n,
      postedCentavos: done[0] === 'completed' ? 0n : 60_000_00n,
    })
  }
})

test('T17 a request that was altered in the database is not carried out', async () => {
  const userId = await fixture.addSaver()
  const approvalId = await fixture.filed(userId)
  await fixture.asOwner('alter table approvals drop constraint approvals_check')
  await fixture.tamper(
    `update approvals set payload = replace(payload, '1500000', '9500000') where id = $1`,
    [approvalId],
  )
  expect(await outcome(fixture.approve(ben, approvalId))).toBe('request-altered')
  expect(await fixture.available(userId)).toBe(10_000_00n)
  await fixture.tamper(
    `update approvals set payload = replace(payload, '9500000', '1500000') where id = $1`,
    [approvalId],
  )
  expect(await outcome(fixture.approve(ben, approvalId))).toBe('done')
})

describe('a claimed request', () => {
  test('can be decided only by its claimer (409), which ends the claim', async () => {
    const approvalId = await fixture.filed(await fixture.addSaver())
    const subject = { kind: 'approval', id: approvalId } as const
    await withContext(fixture, adminContext(ben), (ctx) => takeClaim(ctx, subject))
    expect(await outcome(fixture.approve(cleo, approvalId))).toBe('claimed-by-another')
    expect(await outcome(fixture.reject(cleo, approvalId))).toBe('claimed-by-another')
    expect(await fixture.statusOf(approvalId)).toBe('pending')
    await fixture.approve(ben, approvalId)
    expect(await fixture.count('work_claims', 'subject_id = $1', [approvalId])).toBe(0)
  })

  test('can still be recalled by its maker', async () => {
    const approvalId = await fixture.filed(await fixture.addSaver())
    await withContext(fixture, adminContext(ben), (ctx) =>
      takeClaim(ctx, { kind: 'approval', id: approvalId }),
    )
    await fixture.recall(ana, approvalId)
    expect(await fixture.statusOf(approvalId)).toBe('recalled')
  })
})
