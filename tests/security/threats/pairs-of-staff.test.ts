/** T16 Every action that takes two people, with every kind of pair. */
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveContent, submitContent } from '#content/content/server/decide-content.ts'
import { saveContent } from '#content/content/server/save-content.ts'
import { confirmFigure } from '#content/market/server/confirm-figure.ts'
import { saveFigure } from '#content/market/server/edit-figures.ts'
import { setAccessCode } from '#people/identity/server/actions.ts'
import { markChecked } from '#people/identity/server/second-person/second-person.ts'
import { settleAlarm } from '#surfaces/users/server/settle-alarm.ts'
import { whileUncommitted } from '../../fixtures/database/uncommitted-change.ts'
import { newContent, question } from '../../fixtures/people/content-fixture.ts'
import { addUser, adminContext, withContext } from '../../fixtures/people/contexts.ts'
import { openDepositFixture } from '../../fixtures/people/deposit-fixture.ts'
import { openInvestmentFixture } from '../../fixtures/people/investment-fixture.ts'
import { goldFigure } from '../../fixtures/people/market-fixture.ts'
import { outcome } from '../../fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const deposits = await openDepositFixture(fixture)
const investments = await openInvestmentFixture(fixture)
beforeAll(() => fixture.database.transaction((tx) => setAccessCode(tx, 'a-code-for-the-staff')))
afterAll(() => fixture.expectWholeBooks())

type Person = string | null
/** Files as the first person; the returned function decides as the second. */
type TwoPersonAction = (first: Person) => Promise<(second: Person) => Promise<unknown>>

const actions: Record<string, TwoPersonAction> = {
  async adjustment(first) {
    const approvalId = await fixture.filed(await fixture.addSaver(), {}, first)
    return (second) => fixture.approve(second, approvalId)
  },
  async withdrawal(first) {
    const { transactionId } = await fixture.request(await fixture.addSaver(100_000_00n), {
      amountCentavos: 60_000_00n,
    })
    const moveId = uuidv7()
    await fixture.moveFor(first, transactionId, 'approved', { moveId })
    return (second) => fixture.approve(second, moveId)
  },
  async deposit(first) {
    const { transactionId } = await deposits.request(await deposits.addSaver(), 60_000_00n)
    const moveId = uuidv7()
    await deposits.move(first, transactionId, 'completed', { moveId })
    return (second) => fixture.approve(second, moveId)
  },
  async investment(first) {
    const made = await investments.record(await fixture.addSaver(50_000_00n), {
      amountCentavos: 20_000_00n,
    })
    const moveId = uuidv7()
    const payout = { moveId, to: 'matured', payoutCentavos: 35_000_00n } as const
    await investments.editOrFile(made, payout, first)
    return (second) => fixture.approve(second, moveId)
  },
  async 'public text'(first) {
    const save = newContent(question('Who looks at my deposit?'))
    await withContext(fixture, adminContext(first), (ctx) => saveContent(ctx, save))
    await withContext(fixture, adminContext(first), (ctx) => submitContent(ctx, save))
    return (second) =>
      withContext(fixture, adminContext(second), (ctx) => approveContent(ctx, save))
  },
  async 'public figure'(first) {
    await fixture.asOwner('delete from market_figures')
    const figure = { ...goldFigure(), name: `Gold ${uuidv7()}` }
    await withContext(fixture, adminContext(first), (ctx) => saveFigure(ctx, figure))
    return (second) =>
      withContext(fixture, adminContext(second), (ctx) =>
        confirmFigure(ctx, { figureId: figure.figureId, versionSeen: 1 }),
      )
  },
  async 'alarm about somebody'(first) {
    const alarmId = uuidv7()
    await fixture.asOwner(
      'insert into view_alarms (id, person, people, minutes) values ($1, $2, 100, 5)',
      [alarmId, first ?? 'company-access'],
    )
    return (second) =>
      withContext(fixture, adminContext(second), (ctx) =>
        settleAlarm(ctx, { alarmId, finding: 'An export for the auditor.' }),
      )
  },
}
const names = Object.keys(actions)
const decide = async (name: string, first: Person, second: Person, between = async () => {}) => {
  // Instants are read in whole milliseconds, and an admin must be one before the filing.
  await pause(2)
  const asSecond = await actions[name]!(first)
  await between()
  return await outcome(asSecond(second))
}
const admin = () => addUser(fixture, 'admin')
const change = (userId: string, set: string) => async () =>
  void (await fixture.asOwner(`update users set ${set} where id = $1`, [userId]))

const own = /^(own-request|own-version|figure-own|own-alarm)$/
const tooNew = /^(checker-too-new|approver-too-new|figure-checker-new|own-alarm)$/
const notStaff = /^(checker-not-staff|approver-not-staff|figure-checker-new|own-alarm)$/
const makerLeft = /^(maker-not-staff|author-not-staff|figure-author-gone)$/

test.each(names)('T16 %s: two admins are two people, one is not', async (name) => {
  const [ana, ben] = [await admin(), await admin()]
  expect(await decide(name, ana, ben)).toBe('done')
  expect(await decide(name, ana, ana)).toMatch(own)
})

test.each(names)('T16 %s: company access is no second person beside an admin', async (name) => {
  const ana = await admin()
  expect(await decide(name, ana, null)).toBe('company-access')
  expect(await decide(name, null, null)).toMatch(own)
  expect(await decide(name, null, ana)).toBe('done')
})

test.each(names)('T16 %s: a browser that used company access is the same person', async (name) => {
  const ana = await admin()
  if (name === 'alarm about somebody') return
  const token = Buffer.from(uuidv7().replaceAll('-', '').padEnd(64, '0'), 'hex')
  await fixture.asOwner(
    'insert into known_devices (user_id, token_hash) values (null, $1), ($2, $1)',
    [token, ana],
  )
  expect(await decide(name, null, ana)).toBe('own-company-access')
})

test.each(names)('T16 %s: a new admin waits for the hours of the setting', async (name) => {
  const [ana, fresh] = [await admin(), await admin()]
  await change(fresh, `approves_from = now() + interval '1 minute'`)()
  expect(await decide(name, ana, fresh)).toBe('second-waits')
  await change(fresh, 'approves_from = now()')()
  expect(await decide(name, ana, fresh)).toBe('done')
})

test.each(names)('T16 %s: inviter and invited are one until a third checks', async (name) => {
  const [ana, invited, cleo] = [await admin(), await admin(), await admin()]
  await fixture.asOwner('update users set invited_by = $2 where id = $1', [invited, ana])
  expect(await decide(name, ana, invited)).toBe('one-invited-other')
  expect(await decide(name, invited, ana)).toBe('one-invited-other')
  // Deciding for somebody else is no check; being agreed with is.
  expect(await decide(name, cleo, invited)).toBe('done')
  expect(await decide(name, ana, invited)).toBe('one-invited-other')
  if (name === 'alarm about somebody')
    await fixture.database.transaction((tx) => markChecked(tx, invited))
  else expect(await decide(name, invited, cleo)).toBe('done')
  expect(await decide(name, ana, invited)).toBe('done')
})

test.each(names)('T16 %s: whoever left the staff meanwhile does not count', async (name) => {
  for (const left of [`role = 'user'`, `status = 'suspended'`]) {
    const [ana, ben] = [await admin(), await admin()]
    expect(await decide(name, ana, ben, change(ben, left))).toMatch(notStaff)
    const back = `role = 'admin', status = 'active'`
    expect(await decide(name, ana, ben, change(ben, back))).toMatch(tooNew)
    expect(await decide(name, ana, ben)).toBe('second-waits')
    expect(await decide(name, ana, ana, change(ana, left))).toMatch(own)
    const outcomeOfLeft = await decide(name, await admin(), ana, change(ana, back))
    expect(outcomeOfLeft).toMatch(tooNew)
    const carl = await admin()
    if (name !== 'alarm about somebody')
      expect(await decide(name, carl, await admin(), change(carl, left))).toMatch(makerLeft)
  }
})

test.each(names)(
  'T16 %s: a decision waits for who is leaving the staff just then',
  async (name) => {
    const leave = `update users set status = 'suspended' where id = $1`
    for (const leaver of ['first', 'second'] as const) {
      const [first, second] = [await admin(), await admin()]
      await pause(2)
      const asSecond = await actions[name]!(first)
      const decided = await whileUncommitted(
        fixture,
        [leave, [leaver === 'first' ? first : second]],
        () => outcome(asSecond(second)),
      )
      if (leaver === 'second') expect(decided).toMatch(notStaff)
      else if (name !== 'alarm about somebody') expect(decided).toMatch(makerLeft)
    }
  },
)

test('T16 a new admin, an invited one and company access may stop a request', async () => {
  const [ana, fresh, invited] = [await admin(), await admin(), await admin()]
  await change(fresh, `approves_from = now() + interval '1 hour'`)()
  await fixture.asOwner('update users set invited_by = $2 where id = $1', [invited, ana])
  for (const person of [fresh, invited, null]) {
    const approvalId = await fixture.filed(await fixture.addSaver(), {}, ana)
    expect(await outcome(fixture.approve(person, approvalId))).not.toBe('done')
    expect(await outcome(fixture.reject(person, approvalId))).toBe('done')
  }
})

test('T16 the tables refuse a pair that is none, whoever writes the statement', async () => {
  const [ana, fresh] = [await admin(), await admin()]
  await change(fresh, `approves_from = now() + interval '1 hour'`)()
  const approvalId = await fixture.filed(await fixture.addSaver(), {}, ana)
  for (const [person, userId] of [
    [fresh, fresh],
    ['company-access', null],
  ])
    await expect(
      fixture.asOwner(
        `update approvals set status = 'approved', decided_by = $2, decided_by_user_id = $3,
           decided_at = now() where id = $1`,
        [approvalId, person, userId],
      ),
    ).rejects.toThrow(/takes two people/)
})

test('T16 nobody shortens the wait of a real admin, and a shorter setting does not', async () => {
  const fresh = await admin()
  await fixture.asOwner('alter table users disable trigger users_sample')
  await change(fresh, `sample = false`)()
  await change(fresh, `status = 'suspended'`)()
  await change(fresh, `status = 'active', approves_from = '2020-01-01'`)()
  await change(fresh, `approves_from = '2020-01-01'`)()
  await fixture.asOwner('update company_settings set new_admin_hours = 1')
  const [{ hours } = { hours: 0 }] = await fixture.asOwner<{ hours: number }>(
    `select round(extract(epoch from approves_from - now()) / 3600)::int as hours
     from users where id = $1`,
    [fresh],
  )
  expect(hours).toBe(24)
  await fixture.asOwner('update company_settings set new_admin_hours = 24')
})
