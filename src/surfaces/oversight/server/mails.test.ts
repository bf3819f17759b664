import { expect, test } from 'vitest'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { claimWaitingMail, sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
} from '#tests/fixtures/people/contexts.ts'
import { sameInBoth } from '#tests/fixtures/same-in-both.ts'
import { listMails, retryMail } from './mails.ts'

const fixture = await testDatabase()
const staff = adminContext(await addUser(fixture, 'admin'))
const live = { ...testServices.settings, mode: 'live' as const, smtpUrl: 'smtp://mail.example' }
const asLive = <T>(work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, staff, (ctx) => work({ ...ctx, settings: live }))

async function mailTo(to: string, kind: string, hoursAgo: number): Promise<string> {
  await fixture.database.transaction((tx) =>
    sendMail(tx, {
      to,
      kind,
      subject: sameInBoth(`About ${kind}`),
      content: {
        paragraphs: [sameInBoth('Words')],
        action: { label: sameInBoth('Open'), path: '/reset-password?token=secret' },
      },
    }),
  )
  const [mail] = await fixture.asOwner<{ id: string }>(
    `update mail_outbox set created_at = now() - make_interval(hours => $2),
      next_attempt_at = 'infinity', last_error = 'Refused', attempts = 9 where to_address = $1
      returning id`,
    [to, hoursAgo],
  )
  return mail?.id ?? ''
}

test('the outbox shows recipients, attempts and errors, and no content', async () => {
  const mailId = await mailTo('maria@example.test', 'status_update', 80)
  const found = await asLive((ctx) => listMails(ctx, { state: 'given_up' }))
  expect(found.mails).toMatchObject([
    {
      mailId,
      to: 'maria@example.test',
      state: 'given_up',
      attempts: 9,
      lastError: 'Refused',
      nextAttemptAt: null,
    },
  ])
  expect(found).toMatchObject({ givenUp: 1, sends: 'yes' })
  expect(
    JSON.stringify(found, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toMatch(/secret|Words|token/)
})

test('a search matches the beginning of an address and knows no wildcards', async () => {
  expect((await asLive((ctx) => listMails(ctx, { search: 'Maria@' }))).mails).toHaveLength(1)
  expect((await asLive((ctx) => listMails(ctx, { search: '%' }))).mails).toHaveLength(0)
})

test('a mail that was given up can be sent again, which is recorded', async () => {
  const mailId = await mailTo('jose@example.test', 'status_update', 80)
  await asLive((ctx) => retryMail(ctx, { mailId }))
  const claimed = await fixture.database.transaction((tx) => claimWaitingMail(tx))
  expect(claimed?.mailId).toBe(mailId)
  expect(
    await fixture.asOwner(
      `select from user_activity_log where subject_kind = 'mail' and subject_id = $1`,
      [mailId],
    ),
  ).toHaveLength(1)
})

test('a mail whose link has expired cannot be sent again', async () => {
  const old = await mailTo('nena@example.test', 'reset_password', 49)
  await expect(asLive((ctx) => retryMail(ctx, { mailId: old }))).rejects.toMatchObject({
    refusalName: 'mail-too-old',
    status: 409,
  })
  const recent = await mailTo('pedro@example.test', 'reset_password', 47)
  await asLive((ctx) => retryMail(ctx, { mailId: recent }))
})

test('a sent mail cannot be sent again, and a sample installation sends none', async () => {
  const mailId = await mailTo('ana@example.test', 'status_update', 1)
  await expect(
    withContext(fixture, staff, (ctx) => retryMail(ctx, { mailId })),
  ).rejects.toMatchObject({
    refusalName: 'sample-sends-no-mail',
  })
  await fixture.asOwner('update mail_outbox set sent_at = now() where id = $1', [mailId])
  await expect(asLive((ctx) => retryMail(ctx, { mailId }))).rejects.toMatchObject({
    refusalName: 'mail-sent',
  })
})
