import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { sendTokenMail } from '#people/identity/server/passwords/link-mails.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { sameInBoth } from '#tests/fixtures/same-in-both.ts'
import { mailUser, readMySettings, saveMySettings } from './settings.ts'

const fixture = await testDatabase()
const withdrawals = await openWithdrawalFixture(fixture)
const deposits = await openDepositFixture(fixture)

const set = (userId: string, email: boolean) =>
  withContext(fixture, userContext(userId), (ctx) => saveMySettings(ctx, { email }))
const kinds = async (userId: string) =>
  (
    await fixture.asOwner<{ kind: string }>(
      'select kind from mail_outbox where user_id = $1 order by id',
      [userId],
    )
  ).map(({ kind }) => kind)

/** Every move of a deposit and a withdrawal that sends a mail. */
async function moveMoney(userId: string): Promise<void> {
  const { transactionId } = await deposits.request(userId)
  await deposits.move(deposits.staff[0], transactionId, 'completed')
  const asked = await withdrawals.request(userId)
  await withdrawals.move(asked.transactionId, 'processing')
}

test('mails are wanted until the user switches them off', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  const mine = (userId: string) => withContext(fixture, userContext(userId), readMySettings)
  expect(await mine(maria)).toEqual({ email: true })
  expect(await set(maria, false)).toEqual({ email: false })
  expect([await mine(maria), await mine(jose)]).toEqual([{ email: false }, { email: true }])
  expect(await set(maria, true)).toEqual({ email: true })
  expect(await mine(maria)).toEqual({ email: true })
})

test('each change is recorded, and saving the same setting again is not', async () => {
  const maria = await addUser(fixture)
  for (const email of [true, false, false, true, true]) await set(maria, email)
  const recorded = await fixture.asOwner(
    `select description from user_activity_log
     where user_id = $1 and action_type = 'NOTIFICATION_SETTINGS_UPDATE' order by id`,
    [maria],
  )
  expect(recorded).toEqual([
    { description: 'Email notifications turned off.' },
    { description: 'Email notifications turned on.' },
  ])
})

test('switched off, deposits and withdrawals are announced in the application alone', async () => {
  const [maria, jose] = [await withdrawals.addSaver(), await withdrawals.addSaver()]
  await set(jose, false)
  await moveMoney(maria)
  await moveMoney(jose)
  expect(await kinds(maria)).toEqual([
    'deposit_initiated',
    'deposit_status_update',
    'request_submitted',
    'status_update',
  ])
  expect(await kinds(jose)).toEqual([])
  const notices = (userId: string) => withdrawals.count('notifications', 'user_id = $1', [userId])
  expect(await notices(jose)).toBe(await notices(maria))
  await withdrawals.expectSoundBooks()
})

test('mails about a login and its safety ignore the switch', async () => {
  const maria = await addUser(fixture)
  await set(maria, false)
  await withContext(fixture, userContext(maria), async (ctx) => {
    await notifySecurityEvent(ctx, { userId: maria, event: 'password-changed' })
    await sendTokenMail(
      ctx.tx,
      { readSiteName: () => Promise.resolve('Kaban') },
      { userId: maria, email: `${maria}@example.test` },
      'verify_email',
    )
    await sendTokenMail(
      ctx.tx,
      { readSiteName: () => Promise.resolve('Kaban') },
      { userId: maria, email: `${maria}@example.test` },
      'reset_password',
    )
    await sendMail(ctx.tx, {
      to: `${maria}@example.test`,
      userId: maria,
      subject: sameInBoth('A code'),
      kind: 'code',
      content: { paragraphs: [sameInBoth(uuidv7())] },
    })
    await mailUser(ctx, {
      to: `${maria}@example.test`,
      userId: maria,
      subject: sameInBoth('A notice'),
      kind: 'notice',
      content: { paragraphs: [] },
    })
  })
  expect(await kinds(maria)).toEqual(['security', 'verify_email', 'reset_password', 'code'])
})

test('notifications and records are in both languages, with the same figures', async () => {
  const maria = await withdrawals.addSaver()
  await moveMoney(maria)
  await withContext(fixture, userContext(maria), (ctx) =>
    notifySecurityEvent(ctx, { userId: maria, event: 'password-changed' }),
  )
  const texts = `select message as en, message_fil as fil from notifications where user_id = $1
    union all select description, description_fil from user_activity_log where user_id = $1`
  const stored = await fixture.asOwner<{ en: string; fil: string | null }>(texts, [maria])
  expect(stored.length).toBeGreaterThan(8)
  for (const { en, fil } of stored) {
    expect(fil, en).not.toBeNull()
    expect(fil, en).not.toBe(en)
    expect(fil?.match(/₱[\d,.]*\d/g), en).toEqual(en.match(/₱[\d,.]*\d/g))
  }
})
