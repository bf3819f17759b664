/** How a yes could be carried out that nobody gave, or that was given to something else: T16, T17. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { writeCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import { takeClaim } from '#teamwork/claims/server/actions.ts'
import { addUser, adminAct, inAct } from '../../fixtures/people/contexts.ts'
import { twoPersonsTown } from '../../fixtures/people/second-person-fixture.ts'
import { outcome } from '../../fixtures/people/withdrawal-fixture.ts'

const town = await twoPersonsTown()
const { ana, ben, cleo } = town.people
afterEach(() => town.expectWholeBooks())

describe('T16 a yes is given by another person who may', () => {
  test('two sessions of the company access are one person', async () => {
    await town.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
    const approvalId = await town.filed(await town.addSaver(), {}, null)
    expect(await outcome(town.approve(null, approvalId))).toBe('own-request')
    expect(await outcome(town.reject(null, approvalId))).toBe('own-request')
    // Turned off, nobody is there any more who asked for it.
    await town.database.transaction((tx) => setAccessCode(tx, null))
    expect(await outcome(town.approve(ben, approvalId))).toBe('maker-not-staff')
    await town.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
    expect(await outcome(town.approve(ben, approvalId))).toBe('done')
  })

  test('who turns company access on once there is something to agree to cannot agree by it', async () => {
    await town.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff'))
    const turn = (on: boolean) =>
      town.database.transaction((tx) => writeCompanyAccess(tx, { on, until: null, opens: on }))
    await turn(false)
    const approvalId = await town.filed(await town.addSaver())
    expect(await outcome(town.approve(null, approvalId))).toBe('checker-not-staff')
    await turn(true)
    expect(await outcome(town.approve(null, approvalId))).toBe('checker-too-new')
    expect(await outcome(town.approve(null, await town.filed(await town.addSaver())))).toBe('done')
    expect(await outcome(town.approve(ben, approvalId))).toBe('done')
  })

  test.each(['role', 'status'])(
    'a checker or maker whose %s is another by now does not count',
    async (column) => {
      const [maker, checker] = [await addUser(town, 'admin'), await addUser(town, 'admin')]
      const userId = await town.addSaver()
      const approvalId = await town.filed(userId, {}, maker)
      const change = (who: string, back: boolean) =>
        town.asOwner(`update users set ${column} = $2 where id = $1`, [
          who,
          column === 'role' ? (back ? 'admin' : 'user') : back ? 'active' : 'suspended',
        ])
      await change(checker, false)
      await expect(town.approve(checker, approvalId)).rejects.toMatchObject({
        status: 403,
        refusalName: 'checker-not-staff',
      })
      await change(checker, true)
      await change(maker, false)
      await expect(town.approve(ben, approvalId)).rejects.toMatchObject({
        status: 409,
        refusalName: 'maker-not-staff',
      })
      expect(await town.available(userId)).toBe(10_000_00n)
      await change(maker, true)
      // Who came back after it was filed is as new as somebody made up for it.
      expect(await outcome(town.approve(checker, approvalId))).toBe('checker-too-new')
      expect(await outcome(town.approve(ben, approvalId))).toBe('done')
    },
  )

  test('a colleague whom one makes up after filing cannot agree, one who was there before can', async () => {
    const [userId, before] = [await town.addSaver(), await addUser(town, 'admin')]
    const approvalId = await town.filed(userId)
    const madeUp = await addUser(town, 'admin')
    expect(await outcome(town.approve(madeUp, approvalId))).toBe('checker-too-new')
    // Nor by giving an old login the role.
    const friend = await addUser(town)
    await town.asOwner(
      `update users set role = 'admin', staff_since = '2020-01-01' where id = $1`,
      [friend],
    )
    expect(await outcome(town.approve(friend, approvalId))).toBe('checker-too-new')
    expect(await town.available(userId)).toBe(10_000_00n)
    expect(await outcome(town.approve(before, approvalId))).toBe('done')
  })

  test('a request that is too old is refused by the clock of the database, swept or not, and makes room for a new one', async () => {
    const userId = await town.addSaver()
    const approvalId = await town.filed(userId)
    await town.tamper(
      `update approvals set filed_at = filed_at - interval '2 days', expires_at = expires_at - interval '2 days' where id = $1`,
      [approvalId],
    )
    expect(await outcome(town.approve(ben, approvalId))).toBe('approval-expired')
    const next = await town.filed(userId)
    expect([await town.statusOf(approvalId), await town.statusOf(next)]).toEqual([
      'expired',
      'pending',
    ])
    await town.tamper(`update approvals set expires_at = now() where id = $1`, [next])
    expect(await town.sweep()).toBe(1)
    expect(await outcome(town.approve(ben, next))).toBe('approval-expired')
    expect(await town.available(userId)).toBe(10_000_00n)
    // However it was found out, the record says that it ended, and that nobody of the staff ended it.
    const ends = await town.asOwner(
      `select subject_id as id, actor_user_id as by from user_activity_log where action_type = 'ADMIN_APPROVAL_EXPIRED' and subject_id in ($1, $2) order by id`,
      [approvalId, next],
    )
    expect(ends).toEqual([
      { id: approvalId, by: null },
      { id: next, by: null },
    ])
  })

  test('one that somebody has written over beside the application keeps no other from ending', async () => {
    const [altered, other] = [
      await town.filed(await town.addSaver()),
      await town.filed(await town.addSaver()),
    ]
    await town.asOwner('alter table approvals drop constraint approvals_check')
    await town.tamper(
      `update approvals set payload = payload || ' ', expires_at = now() - interval '1 minute' where id = $1`,
      [altered],
    )
    await town.tamper(`update approvals set expires_at = now() where id = $1`, [other])
    expect(await town.sweep()).toBe(2)
    expect([await town.statusOf(altered), await town.statusOf(other)]).toEqual([
      'expired',
      'expired',
    ])
    await town.tamper('update approvals set payload = rtrim(payload) where id = $1', [altered])
    await town.asOwner(
      "alter table approvals add constraint approvals_check check (payload_hash = encode(sha256(convert_to(payload, 'UTF8')), 'hex'))",
    )
  })

  test('filed, and then within the limit after all, it is done once and nothing waits any more', async () => {
    const userId = await town.addSaver()
    const adjustmentId = await town.filed(userId)
    await town.saveBands({ adjustmentApprovalCentavos: 99_000_00n })
    // The same window, sent again: its first answer was lost.
    expect(
      (await town.adjust({ userId, adjustmentId, amountCentavos: 15_000_00n })).waitsForApproval,
    ).toBe(false)
    await town.saveBands({ adjustmentApprovalCentavos: 10_000_00n })
    expect([
      await town.statusOf(adjustmentId),
      await outcome(town.approve(ben, adjustmentId)),
      await town.available(userId),
    ]).toEqual(['outdated', 'already-decided', 25_000_00n])
  })

  test('the table itself takes no yes of the one who filed it, and no request that is another than was filed', async () => {
    const approvalId = await town.filed(await town.addSaver())
    const update = (set: string) =>
      town.asOwner(`update approvals set ${set} where id = $1`, [approvalId])
    await expect(
      update(
        `status = 'approved', decided_by = maker, decided_by_user_id = maker_user_id, decided_at = now()`,
      ),
    ).rejects.toThrow(/approvals_take_two/)
    await expect(update(`amount_centavos = 1`)).rejects.toThrow(/stays as it was filed/)
    await expect(update(`payload = '{}'`)).rejects.toThrow(/stays as it was filed/)
    await expect(town.asOwner('delete from approvals')).rejects.toThrow(/append-only/)
  })
})

describe('T17 what was agreed to is what is there', () => {
  test('a user who withdraws meanwhile makes the yes fail, and nothing moves', async () => {
    const userId = await town.addSaver(20_000_00n)
    const approvalId = await town.filed(userId, { direction: 'debit' })
    await town.request(userId, { amountCentavos: 6_000_00n })
    const before = await town.balance(userId)
    await expect(town.approve(ben, approvalId)).rejects.toMatchObject({
      status: 409,
      refusalName: 'state-changed',
    })
    expect([await town.balance(userId), await town.statusOf(approvalId)]).toEqual([
      before,
      'pending',
    ])
    expect(await outcome(town.recall(ana, approvalId))).toBe('done')
  })

  test('a user who was suspended meanwhile makes the yes to their withdrawal fail', async () => {
    const userId = await town.addSaver(100_000_00n)
    const { transactionId } = await town.request(userId, { amountCentavos: 60_000_00n })
    const moveId = uuidv7()
    await town.moveFor(ana, transactionId, 'completed', { moveId })
    await town.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
    expect(await outcome(town.approve(ben, moveId))).toBe('state-changed')
    expect(await town.balance(userId)).toMatchObject({ heldCentavos: 60_000_00n })
  })

  test('a withdrawal that is cancelled or declined meanwhile takes its request along', async () => {
    for (const end of ['cancelled', 'declined'] as const) {
      const userId = await town.addSaver(100_000_00n)
      const { transactionId } = await town.request(userId, { amountCentavos: 60_000_00n })
      const moveId = uuidv7()
      await town.moveFor(ana, transactionId, 'approved', { moveId })
      if (end === 'cancelled') await town.cancel(userId, transactionId)
      else await town.moveFor(cleo, transactionId, 'declined', { reason: 'The name differs.' })
      expect([await town.statusOf(moveId), await outcome(town.approve(ben, moveId))]).toEqual([
        'outdated',
        'already-decided',
      ])
      expect(await town.available(userId)).toBe(100_000_00n)
    }
  })

  test(
    'a yes, the user who cancels and a colleague who declines at once: one of them holds, and the money agrees with it',
    { timeout: 30_000 },
    async () => {
      for (let round = 0; round < 15; round += 1) {
        const userId = await town.addSaver(60_000_00n)
        const { transactionId } = await town.request(userId, { amountCentavos: 60_000_00n })
        const moveId = uuidv7()
        await town.moveFor(ana, transactionId, 'completed', { moveId })
        const ways = {
          completed: () => outcome(town.approve(ben, moveId)),
          cancelled: () => outcome(town.cancel(userId, transactionId)),
          declined: () =>
            outcome(town.moveFor(cleo, transactionId, 'declined', { reason: 'The name differs.' })),
        }
        const order = (
          ['completed', 'cancelled', 'declined', 'completed', 'cancelled'] as const
        ).slice(round % 3, (round % 3) + 3)
        const said = await Promise.all(order.map(async (way) => ({ way, end: await ways[way]() })))
        const done = said.filter(({ end }) => end === 'done').map(({ way }) => way)
        expect(done).toHaveLength(1)
        const [row] = await town.asOwner<{ status: string }>(
          'select status from transactions where id = $1',
          [transactionId],
        )
        expect([row?.status, await town.statusOf(moveId)]).toEqual([
          done[0],
          done[0] === 'completed' ? 'approved' : 'outdated',
        ])
        expect(await town.balance(userId)).toMatchObject({
          heldCentavos: 0n,
          postedCentavos: done[0] === 'completed' ? 0n : 60_000_00n,
        })
      }
    },
  )

  test('a request that somebody has written over beside the application is not carried out', async () => {
    const userId = await town.addSaver()
    const approvalId = await town.filed(userId)
    await town.asOwner('alter table approvals drop constraint approvals_check')
    await town.tamper(
      `update approvals set payload = replace(payload, '1500000', '9500000') where id = $1`,
      [approvalId],
    )
    expect(await outcome(town.approve(ben, approvalId))).toBe('request-altered')
    expect(await town.available(userId)).toBe(10_000_00n)
    await town.tamper(
      `update approvals set payload = replace(payload, '9500000', '1500000') where id = $1`,
      [approvalId],
    )
    expect(await outcome(town.approve(ben, approvalId))).toBe('done')
  })
})

describe('a request that one of the staff works on', () => {
  test('is decided by nobody else (409) until they give it back, and is free again when it is decided', async () => {
    const approvalId = await town.filed(await town.addSaver())
    const subject = { kind: 'approval', id: approvalId } as const
    await inAct(town, adminAct(ben), (act) => takeClaim(act, subject))
    expect(await outcome(town.approve(cleo, approvalId))).toBe('claimed-by-another')
    expect(await outcome(town.reject(cleo, approvalId))).toBe('claimed-by-another')
    expect(await town.statusOf(approvalId)).toBe('pending')
    await town.approve(ben, approvalId)
    expect(await town.count('work_claims', 'subject_id = $1', [approvalId])).toBe(0)
  })

  test('may be taken back by its maker all the same', async () => {
    const approvalId = await town.filed(await town.addSaver())
    await inAct(town, adminAct(ben), (act) => takeClaim(act, { kind: 'approval', id: approvalId }))
    await town.recall(ana, approvalId)
    expect(await town.statusOf(approvalId)).toBe('recalled')
  })
})
