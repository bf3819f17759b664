import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { addDays, dayStart } from '#foundation/time/shared/days.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { readMyDigestChoice, saveMyDigestChoice, stopDigestByLink } from './choice.ts'
import { sendWeeklyDigests } from './send-digests.ts'

const fixture = await testDatabase()
const deposits = await openDepositFixture(fixture)

/** Monday 08:00 after this week, whose money the tests move now. */
const today = manilaDate(new Date())
const daysToMonday = 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7)
const mondayAt = (hour: number, weeks = 0) =>
  new Date(dayStart(addDays(today, daysToMonday + 7 * weeks)).getTime() + hour * 3_600_000)
const run = (at = mondayAt(8), database: Database = fixture.database) =>
  sendWeeklyDigests({ database }, at)

const choose = (userId: string, weekly = true) =>
  withContext(fixture, userContext(userId), (ctx) => saveMyDigestChoice(ctx, { weekly }))

interface Mail {
  subject: string
  content: {
    language: string
    paragraphs: string[]
    facts: [string, string][]
    stop: { path: string }
  }
}
const digestsOf = (userId: string) =>
  fixture.asOwner<Mail>(
    `select subject, content from mail_outbox
     where user_id = $1 and kind = 'weekly_digest' order by id`,
    [userId],
  )
const weeksOf = (userId: string) =>
  fixture.asOwner('select week from digest_weeks where user_id = $1', [userId])

/** A user with one completed deposit and one under way. */
async function addReader(language: 'en' | 'fil' = 'en'): Promise<string> {
  const userId = await deposits.addSaver()
  await fixture.asOwner('update users set language = $2 where id = $1', [userId, language])
  const { transactionId } = await deposits.request(userId, 1_250_050n)
  await deposits.move(deposits.staff[0], transactionId, 'completed')
  await deposits.request(userId, 60_005n)
  return userId
}

test('nobody gets a digest who has not turned it on', async () => {
  const maria = await addReader()
  expect(await withContext(fixture, userContext(maria), readMyDigestChoice)).toEqual({
    weekly: false,
  })
  await run()
  expect(await digestsOf(maria)).toEqual([])
  expect(await weeksOf(maria)).toEqual([])
})

test('a digest has the exact figures of the week, in the language of its reader', async () => {
  const [maria, jose] = [await addReader(), await addReader('fil')]
  for (const userId of [maria, jose]) await choose(userId)
  await run()
  const [english, ...more] = await digestsOf(maria)
  expect(more).toEqual([])
  expect(english?.content.facts.filter(([label]) => label !== 'Unread notifications')).toEqual([
    ['Opening balance', '₱0.00'],
    ['Money in', '₱12,500.50 (1)'],
    ['Closing balance', '₱12,500.50'],
    ['On its way in', '₱600.05 (1)'],
  ])
  expect(english?.content.facts.map(([label]) => label)).toContain('Unread notifications')
  const [filipino] = await digestsOf(jose)
  expect(filipino?.content.language).toBe('fil')
  expect(filipino?.subject).toMatch(/^Ang linggo mo sa /)
  expect(filipino?.content.facts.map(([, value]) => value)).toEqual(
    english?.content.facts.map(([, value]) => value),
  )
  expect(filipino?.content.facts[1]?.[0]).toBe('Pumasok na pera')
})

test('a week is sent once, and the next week again while something is under way', async () => {
  const maria = await addReader()
  await choose(maria)
  await run(mondayAt(7))
  expect(await digestsOf(maria)).toEqual([])
  for (const hour of [8, 9, 40]) await run(mondayAt(hour))
  expect(await digestsOf(maria)).toHaveLength(1)
  await run(mondayAt(8, 1))
  const [, second] = await digestsOf(maria)
  expect(second?.content.facts.map(([label]) => label)).not.toContain('Money in')
})

test('a quiet week is not mailed', async () => {
  const ana = await deposits.addSaver()
  await choose(ana)
  await run()
  expect(await digestsOf(ana)).toEqual([])
  expect(await weeksOf(ana)).toHaveLength(1)
})

test('whoever turns it on after Monday 08:00 waits for the next week', async () => {
  const maria = await addReader()
  await choose(maria)
  await fixture.asOwner('update digest_choices set updated_at = $2 where user_id = $1', [
    maria,
    mondayAt(9),
  ])
  await run(mondayAt(10))
  expect(await digestsOf(maria)).toEqual([])
  await run(mondayAt(8, 1))
  expect(await digestsOf(maria)).toHaveLength(1)
})

test('a suspended user and an admin get none', async () => {
  const [maria, admin] = [await addReader(), await addUser(fixture, 'admin')]
  await choose(maria)
  await choose(admin)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [maria])
  await run()
  expect([...(await digestsOf(maria)), ...(await digestsOf(admin))]).toEqual([])
  expect(await weeksOf(maria)).toEqual([])
})

test('two servers at once send one mail for each user', async () => {
  const readers = [await addReader(), await addReader(), await addReader()]
  for (const userId of readers) await choose(userId)
  const other = openDatabase(fixture.url, { connections: 4, applicationName: 'other server' })
  try {
    await Promise.all([run(), run(mondayAt(8), other), run(), run(mondayAt(8), other)])
  } finally {
    await other.close()
  }
  for (const userId of readers) expect(await digestsOf(userId)).toHaveLength(1)
})

test('a crash before the commit leaves no trace, and the next run sends the mail', async () => {
  const [maria, jose] = [await addReader(), await addReader()]
  for (const userId of [maria, jose]) await choose(userId)
  const crashing: Database = {
    ...fixture.database,
    transaction: (work) =>
      fixture.database.transaction(async (tx) => {
        const result = await work(tx)
        const [{ count } = { count: 0 }] = await tx.rows<{ count: number }>(
          `select count(*)::int as count from mail_outbox
           where user_id = $1 and kind = 'weekly_digest'`,
          [maria],
        )
        if (count > 0) throw new Error('The power failed')
        return result
      }),
  }
  await expect(run(mondayAt(8), crashing)).rejects.toThrow('1 digests failed')
  expect([await digestsOf(maria), await weeksOf(maria)]).toEqual([[], []])
  // One failure stops no other.
  expect(await digestsOf(jose)).toHaveLength(1)
  await run()
  expect(await digestsOf(maria)).toHaveLength(1)
})

test('the link of a mail ends the digests without a sign-in, also twice', async () => {
  const maria = await addReader('fil')
  await choose(maria)
  await run()
  const [mail] = await digestsOf(maria)
  const token = mail?.content.stop.path.replace('/digest/stop?token=', '') ?? ''
  expect(token).toHaveLength(43)
  const stop = (asked: string) =>
    withContext(fixture, { role: 'visitor' }, (ctx) => stopDigestByLink(ctx, asked))
  expect(await stop(`${token.slice(0, -1)}_`)).toBeNull()
  expect(await stop('')).toBeNull()
  expect([await stop(token), await stop(token)]).toEqual(['fil', 'fil'])
  expect(await withContext(fixture, userContext(maria), readMyDigestChoice)).toEqual({
    weekly: false,
  })
  await run(mondayAt(8, 1))
  expect(await digestsOf(maria)).toHaveLength(1)
  const recorded = await fixture.asOwner(
    `select description, actor_user_id as actor from user_activity_log
     where user_id = $1 and action_type = 'NOTIFICATION_SETTINGS_UPDATE' order by id`,
    [maria],
  )
  expect(recorded).toEqual([
    { description: 'Weekly email switched on.', actor: maria },
    { description: 'Weekly email switched off by the link in one.', actor: null },
  ])
})

test('saving the same choice again records nothing', async () => {
  const maria = await addUser(fixture)
  for (const weekly of [false, true, true, false, false]) await choose(maria, weekly)
  const recorded = await fixture.asOwner(
    `select 1 from user_activity_log
     where user_id = $1 and action_type = 'NOTIFICATION_SETTINGS_UPDATE'`,
    [maria],
  )
  expect(recorded).toHaveLength(2)
})
