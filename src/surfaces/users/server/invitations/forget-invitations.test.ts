import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { revokeInvitation } from './end-invitation.ts'
import { forgetInvitations } from './forget-invitations.ts'
import { inviteAdmin, resendInvitation } from './invite-admin.ts'
import { listAdmins } from './read-admins.ts'

const fixture = await testDatabase()
const ana = await addUser(fixture, 'admin')
await addUser(fixture, 'admin')
const as = <Result>(staff: string, work: Parameters<typeof withContext<Result>>[2]) =>
  withContext(fixture, adminContext(staff), work)

async function invite() {
  const [invitationId, email] = [uuidv7(), `${uuidv7()}@example.test`]
  await as(ana, (ctx) => inviteAdmin(ctx, { invitationId, fullName: 'Nena Cruz', email }))
  return { invitationId, email }
}

test('name and email of who never accepts are forgotten 30 days after the end', async () => {
  const late = await invite()
  const takenBack = await invite()
  const recent = await invite()
  await as(ana, (ctx) => revokeInvitation(ctx, { invitationId: takenBack.invitationId }))
  const age = async (invitationId: string, days: number) => {
    await fixture.asOwner(
      `update admin_invitations set link_ends_at = link_ends_at - make_interval(days => $2 + 2),
         ended_at = ended_at - make_interval(days => $2) where id = $1`,
      [invitationId, days],
    )
  }
  await age(late.invitationId, 31)
  await age(takenBack.invitationId, 31)
  await age(recent.invitationId, 29)
  await fixture.asOwner(
    `update mail_outbox set sent_at = now(), created_at = now() - interval '40 days'`,
  )
  await fixture.database.transaction(forgetInvitations)
  const traces = async (email: string) => {
    const [found] = await fixture.asOwner<{ invitations: number; mails: number }>(
      `select
         (select count(*)::int from admin_invitations where email = $1) as invitations,
         (select count(*)::int from mail_outbox
           where to_address = $1 or content::text like '%' || $1 || '%') as mails`,
      [email],
    )
    return found
  }
  const none = { invitations: 0, mails: 0 }
  expect([await traces(late.email), await traces(takenBack.email)]).toEqual([none, none])
  expect(await traces(recent.email)).toEqual({ invitations: 1, mails: expect.any(Number) })
  expect((await traces(recent.email))?.mails).toBeGreaterThan(1)
  // It cannot be sent to the address that was invented for it.
  expect(
    await outcome(as(ana, (ctx) => resendInvitation(ctx, { invitationId: late.invitationId }))),
  ).toBe('invitation-moved')
  const { invitations } = await as(ana, listAdmins)
  expect(invitations.map(({ invitationId }) => invitationId)).not.toContain(late.invitationId)
})
