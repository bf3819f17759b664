import { URI, type TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { systemContext, type Caller } from '#foundation/platform/server/http/context.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { whileUncommitted } from '#tests/fixtures/database/uncommitted-change.ts'
import { wrongCodeOf } from '#tests/fixtures/people/authenticator-app.ts'
import {
  addUser,
  adminContext,
  testServices,
  withContext,
} from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { acceptInvitation, openInvitation, readAccepted } from './accept-invitation.ts'
import { confirmInvitation, revokeInvitation } from './end-invitation.ts'
import { inviteAdmin, resendInvitation } from './invite-admin.ts'
import { listAdmins } from './read-admins.ts'
import { vouchForAdmin } from './vouch.ts'

const fixture = await testDatabase()
const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
const visitor: Caller = { role: 'visitor' }
const password = 'umaga sa Baler'

const as = <T>(by: string | null, work: Parameters<typeof withContext<T>>[2]) =>
  withContext(fixture, adminContext(by), work)
async function invite(email = `${uuidv7()}@example.test`, by: string | null = ana) {
  const invitationId = uuidv7()
  await as(by, (ctx) => inviteAdmin(ctx, { invitationId, fullName: 'Nena Cruz', email }))
  return { invitationId, email }
}
const tokenTo = async (email: string) => {
  const [mail] = await fixture.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where to_address = $1 and kind = 'admin_invitation' order by id desc`,
    [email],
  )
  return mail?.path.split('token=')[1] ?? ''
}
const open = (token: string) =>
  withContext(fixture, visitor, (ctx) => openInvitation(ctx, { token }))
const appOf = async (token: string) => URI.parse((await open(token)).uri ?? '') as TOTP
function accept(token: string, code: string, chosen = password) {
  const { tx: _, ...ctx } = systemContext(undefined as never, testServices)
  const steps = { ...ctx, caller: visitor, database: fixture.database } as StepsContext
  return acceptInvitation(steps, { token, password: chosen, confirmPassword: chosen, code })
}
async function acceptAll(email: string) {
  const token = await tokenTo(email)
  const app = await appOf(token)
  return { token, app, accepted: await accept(token, app.generate()) }
}
const confirm = (by: string | null, invitationId: string) =>
  outcome(as(by, (ctx) => confirmInvitation(ctx, { invitationId })))
const person = async (email: string) =>
  (
    await fixture.asOwner<{ id: string; role: string; status: string }>(
      'select id, role, status from users where email = $1',
      [email],
    )
  )[0]

test('an invitation becomes an admin: own password, own app, another admin', async () => {
  const { invitationId, email } = await invite()
  const { accepted } = await acceptAll(email)
  expect(accepted).toMatchObject({ waits: true, approvesFrom: null })
  expect(accepted.recoveryCodes).toHaveLength(10)
  expect(await person(email)).toMatchObject({ role: 'user', status: 'active' })
  expect(await confirm(ana, invitationId)).toBe('own-invitation')
  expect(await confirm(null, invitationId)).toBe('company-access')
  expect(await confirm(ben, invitationId)).toBe('done')
  expect(await confirm(ben, invitationId)).toBe('done')
  expect(await confirm(ana, invitationId)).toBe('invitation-moved')
  const made = await person(email)
  expect(made?.role).toBe('admin')
  const { admins } = await as(ana, listAdmins)
  const row = admins.find(({ userId }) => userId === made?.id)
  expect(row).toMatchObject({ oneWith: 'Test User', own: false })
  expect((row?.approvesFrom?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  const acts = await fixture.asOwner<{ type: string }>(
    `select action_type as type from user_activity_log
     where user_id = $1 and action_type like 'ADMIN%' order by id`,
    [made?.id],
  )
  expect(acts.map(({ type }) => type)).toEqual(['ADMIN_INVITATION_ACCEPTED', 'ADMIN_CONFIRMED'])
})

test('T16 a confirmation waits for an inviter who is leaving the staff just then', async () => {
  const carla = await addUser(fixture, 'admin')
  const { invitationId, email } = await invite(undefined, carla)
  await acceptAll(email)
  const leave = `update users set status = 'suspended' where id = $1`
  expect(await whileUncommitted(fixture, [leave, [carla]], () => confirm(ben, invitationId))).toBe(
    'inviter-left',
  )
})

test('the page of the link says whether somebody confirmed, who, and from when', async () => {
  const { invitationId, email } = await invite()
  const state = (token: string) =>
    withContext(fixture, visitor, (ctx) => readAccepted(ctx, { token }))
  expect(await outcome(state(await tokenTo(email)))).toBe('invitation-link-ended')
  const { token } = await acceptAll(email)
  const none = { alone: false, confirmedByName: null, approvesFrom: null }
  expect(await state(token)).toEqual({ state: 'waiting', ...none })
  await confirm(ben, invitationId)
  const [row] = await fixture.asOwner<object>(
    `select b.full_name as "confirmedByName", u.approves_from as "approvesFrom"
     from users u, users b where u.email = '${email}' and b.id = '${ben}'`,
  )
  expect(await state(token)).toEqual({ state: 'confirmed', alone: false, ...row })
  const other = await invite()
  const { token: second } = await acceptAll(other.email)
  await as(ben, (ctx) => revokeInvitation(ctx, other))
  expect(await state(second)).toEqual({ state: 'revoked', ...none })
})

test('every step is mailed to the admins, and the result to the new one', async () => {
  const { invitationId, email } = await invite()
  await acceptAll(email)
  await confirm(ben, invitationId)
  const subjects = async (userId: string | undefined) =>
    (
      await fixture.asOwner<{ subject: string }>(
        `select subject from mail_outbox where user_id = $1 and (content::text like $2
           or kind = 'security') order by id`,
        [userId, `%${email}%`],
      )
    ).map(({ subject }) => subject)
  expect(await subjects(ben)).toEqual([
    'Admin invited',
    'Confirm a new admin',
    'New admin confirmed',
  ])
  // Ana invited them and cannot confirm.
  expect((await subjects(ana))[0]).toBe('New admin confirmed')
  const [told] = await fixture.asOwner<object>('select message from notifications order by id desc')
  expect(told).toMatchObject({ message: expect.stringMatching(/An admin other than .* confirm/) })
  expect(await subjects((await person(email))?.id)).toContain('You’re now an admin of Kaban')
})

test('somebody without a login is invited in the language of the inviter', async () => {
  const email = `${uuidv7()}@example.test`
  await as(ana, (ctx) =>
    inviteAdmin(
      { ...ctx, request: { ...ctx.request, language: 'fil' } },
      { invitationId: uuidv7(), fullName: 'Nena Cruz', email },
    ),
  )
  expect(
    await fixture.asOwner(
      `select subject, content->>'greeting' as greeting from mail_outbox where to_address = $1`,
      [email],
    ),
  ).toEqual([
    { subject: 'Inimbitahan kang maging admin ng Kaban', greeting: 'Kumusta, Nena Cruz,' },
  ])
})

test('a link works once, and ends when it is sent again, taken back or over', async () => {
  const { invitationId, email } = await invite()
  const first = await tokenTo(email)
  await as(ben, (ctx) => resendInvitation(ctx, { invitationId }))
  expect(await outcome(open(first))).toBe('invitation-link-ended')
  const second = await tokenTo(email)
  await fixture.asOwner(`update admin_invitations set link_ends_at = now() where id = $1`, [
    invitationId,
  ])
  expect(await outcome(open(second))).toBe('invitation-link-ended')
  const { invitations } = await as(ana, listAdmins)
  expect(invitations.find((one) => one.invitationId === invitationId)?.state).toBe('expired')
  await as(ana, (ctx) => resendInvitation(ctx, { invitationId }))
  expect(await outcome(as(ana, (ctx) => resendInvitation(ctx, { invitationId })))).toBe(
    'invitation-mail-too-soon',
  )
  const third = await tokenTo(email)
  expect(await outcome(open(third))).toBe('done')
  await as(ben, (ctx) => revokeInvitation(ctx, { invitationId }))
  expect(await outcome(open(third))).toBe('invitation-link-ended')
  expect(
    await fixture.asOwner(
      `select from mail_outbox where to_address = $1 and subject like '%was withdrawn'`,
      [email],
    ),
  ).toHaveLength(1)
  const again = await invite(email, ben).catch((error: { refusalName: string }) => error)
  expect(again).toMatchObject({ refusalName: 'invitation-mail-too-soon' })
  const tokens = await fixture.asOwner(
    `select from admin_invitations where token_hash::text = $1`,
    [third],
  )
  expect(tokens).toEqual([])
})

test('a wrong code or a weak password changes nothing', async () => {
  const { email } = await invite()
  const token = await tokenTo(email)
  const app = await appOf(token)
  expect(await outcome(accept(token, wrongCodeOf(app)))).toBe('invitation-wrong-code')
  expect(await outcome(accept(token, app.generate(), '123456'))).toBe('common-password')
  expect(await outcome(accept(token, app.generate(), 'short'))).toBe('weak-password')
  expect(await person(email)).toBeUndefined()
  // The key stays: it may have been scanned.
  expect((await appOf(token)).secret.base32).toBe(app.secret.base32)
  expect(await outcome(accept(token, app.generate()))).toBe('done')
})

test('of two answers and of two confirmations at the same time one wins', async () => {
  const { invitationId, email } = await invite()
  const token = await tokenTo(email)
  const app = await appOf(token)
  const answers = await Promise.all([1, 2, 3].map(() => outcome(accept(token, app.generate()))))
  expect(answers.toSorted()).toEqual(['done', 'invitation-link-ended', 'invitation-link-ended'])
  const cleo = await addUser(fixture, 'admin')
  await fixture.asOwner(`update users set staff_since = now() where id = $1`, [cleo])
  const decided = await Promise.all([
    confirm(ben, invitationId),
    outcome(as(ana, (ctx) => revokeInvitation(ctx, { invitationId }))),
  ])
  expect(decided.filter((one) => one === 'done')).toHaveLength(1)
  await fixture.asOwner(`update users set role = 'user' where id = $1`, [cleo])
})

test('a user becomes an admin the same way, and gives a code of their app', async () => {
  const userId = await addUser(fixture)
  const email = `${userId}@example.test`
  await fixture.asOwner('select ledger.open_wallet($1, true)', [userId])
  const first = await invite(email)
  const { app } = await acceptAll(email)
  await as(ben, (ctx) => revokeInvitation(ctx, first))
  await fixture.asOwner('update authenticators set last_step = last_step - 10')
  const second = await invite(email)
  const token = await tokenTo(email)
  expect(await open(token)).toMatchObject({ hasAuthenticator: true, secret: null })
  expect(await accept(token, app.generate())).toMatchObject({ waits: true, recoveryCodes: null })
  // The link proves the mailbox alone: it pauses withdrawals like a link to a new password.
  const security = await fixture.asOwner<{ subject: string }>(
    `select subject from mail_outbox where user_id = $1 and kind = 'security' order by id`,
    [userId],
  )
  expect(security.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/password/i), expect.stringMatching(/app/i)]),
  )
  expect(
    await fixture.asOwner('select from safeguards where user_id = $1 and paused_until > now()', [
      userId,
    ]),
  ).toHaveLength(1)
  expect(await confirm(ben, second.invitationId)).toBe('done')
  expect(await person(email)).toMatchObject({ id: userId, role: 'admin' })
})

test('somebody who is an admin, suspended or invited already is not invited', async () => {
  expect(await outcome(invite(`${ben}@example.test`))).toBe('is-admin-already')
  const gone = await addUser(fixture)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [gone])
  expect(await outcome(invite(`${gone}@example.test`))).toBe('invitation-user-not-active')
  const { invitationId, email } = await invite()
  expect(await outcome(invite(email, ben))).toBe('invited-already')
  const same = { invitationId, fullName: 'Nena Cruz', email }
  expect(await outcome(as(ana, (ctx) => inviteAdmin(ctx, same)))).toBe('done')
  expect(await outcome(invite('no address'))).toBe('invitation-invalid-email')
})

test('neither a new admin nor an invited one confirms; the operator can', async () => {
  const fresh = await addUser(fixture, 'admin')
  await fixture.asOwner(
    `update users set approves_from = now() + interval '1 hour', invited_by = $2 where id = $1`,
    [fresh, ana],
  )
  const { invitationId, email } = await invite()
  await acceptAll(email)
  expect(await confirm(fresh, invitationId)).toBe('second-waits')
  await fixture.asOwner('update users set approves_from = now() where id = $1', [fresh])
  expect(await confirm(fresh, invitationId)).toBe('one-invited-other')
  const { invitations } = await as(fresh, listAdmins)
  expect(invitations[0]?.mayNotConfirm).toBe('one-invited-other')
  const userId = (await person(email))?.id ?? ''
  const vouch = () => withContext(fixture, { role: 'system' }, (ctx) => vouchForAdmin(ctx, userId))
  expect(await vouch()).toBe(true)
  const [made] = await fixture.asOwner(
    'select role, invited_by, checked_at is not null as checked from users where id = $1',
    [userId],
  )
  expect(made).toEqual({ role: 'admin', invited_by: ana, checked: true })
})

test('an invitation never changes its inviter, and what is over stays so', async () => {
  const { invitationId } = await invite()
  const change = (set: string) =>
    fixture.asOwner(`update admin_invitations set ${set} where id = $1`, [invitationId])
  await expect(change(`invited_by = 'operator', invited_by_user_id = null`)).rejects.toThrow(
    /stays as it was made/,
  )
  await as(ben, (ctx) => revokeInvitation(ctx, { invitationId }))
  await expect(change(`state = 'invited', ended_at = null`)).rejects.toThrow(/stays so/)
})
