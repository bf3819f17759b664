import { expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import type { OutboxMail } from '#foundation/platform/server/mail/outbox.ts'
import {
  securityEvents,
  type SecurityEvent,
} from '#people/identity/shared/rules-security-events.ts'
import { isSitePath } from '#people/notifications/shared/rules.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { pausesWithdrawals } from '../shared/rules.ts'
import { notifySecurityEvent } from './notify-security-event.ts'

const fixture = await testDatabase()

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

async function notify(
  userId: string,
  event: SecurityEvent,
  caller: Caller = userContext(userId),
): Promise<void> {
  await withContext(fixture, caller, (ctx) =>
    notifySecurityEvent(
      { ...ctx, request: { id: 'test', address: '203.0.113.7', userAgent: safari } },
      { userId, event },
    ),
  )
}

const mailsOf = (userId: string) =>
  fixture.asOwner<{ subject: string; kind: string; to: string; content: OutboxMail['content'] }>(
    `select subject, kind, to_address as "to", content from mail_outbox where user_id = $1
      order by id`,
    [userId],
  )

const pauseOf = async (userId: string) =>
  (
    await fixture.asOwner<{ hours: number; reason: string }>(
      `select round(extract(epoch from paused_until - now()) / 3600)::int as hours,
        pause_reason as reason from safeguards where user_id = $1`,
      [userId],
    )
  )[0]

test.each(securityEvents)(
  '%s sends one mail and one notification, and pauses withdrawals if the rules say so',
  async (event) => {
    const maria = await addUser(fixture)
    await notify(maria, event)

    const [mail, ...more] = await mailsOf(maria)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'security', to: `${maria}@example.test` })
    expect(mail?.content.facts?.map(([label]) => label)).toEqual([
      'When',
      'Browser',
      'Internet address',
    ])
    expect(mail?.content.facts?.slice(1).map(([, value]) => value)).toEqual([
      'Safari, iOS',
      '203.0.113.7',
    ])
    const notifications = await fixture.asOwner<{ type: string; link: string }>(
      'select type, link_to as link from notifications where user_id = $1',
      [maria],
    )
    expect(notifications).toMatchObject([{ type: 'account_update' }])
    expect(isSitePath(notifications[0]?.link ?? '')).toBe(true)
    expect(await pauseOf(maria)).toEqual(
      pausesWithdrawals(event) ? { hours: 24, reason: event } : undefined,
    )
    expect(
      mail?.content.paragraphs
        .join(' ')
        .includes('To protect your money, withdrawals are paused until'),
    ).toBe(pausesWithdrawals(event))
  },
)

test('changes of password, factors, providers and bank details pause withdrawals', () => {
  expect(securityEvents.filter(pausesWithdrawals)).toEqual([
    'password-changed',
    'password-reset',
    'authenticator-on',
    'authenticator-off',
    'recovery-codes-renewed',
    'recovery-code-used',
    'provider-connected',
    'provider-disconnected',
    'bank-details-changed',
  ])
})

test('a pause never gets shorter', async () => {
  const maria = await addUser(fixture)
  await notify(maria, 'password-changed')
  await fixture.asOwner(
    `update safeguards set paused_until = now() + interval '40 hours' where user_id = $1`,
    [maria],
  )
  await notify(maria, 'bank-details-changed')
  expect(await pauseOf(maria)).toEqual({ hours: 40, reason: 'bank-details-changed' })
})

test('the mail holds the address of a visitor who resets a password, not of an admin', async () => {
  const maria = await addUser(fixture)
  await notify(maria, 'password-reset', { role: 'visitor' })
  await notify(maria, 'suspended', adminContext(null))
  const [reset, suspended] = await mailsOf(maria)
  expect(JSON.stringify(reset?.content.facts)).toContain('203.0.113.7')
  expect(reset?.content.action?.path).toMatch(/^\/not-me\?token=[\w-]{43}$/)
  expect(JSON.stringify(suspended?.content)).not.toContain('203.0.113.7')
  expect(suspended?.content.action).toBeUndefined()
})

test('an admin gets the mail and no notification, for which the console has no page', async () => {
  const ana = await addUser(fixture, 'admin')
  await notify(ana, 'authenticator-on', adminContext(ana))
  expect(await mailsOf(ana)).toHaveLength(1)
  expect(await fixture.asOwner('select from notifications where user_id = $1', [ana])).toEqual([])
})
