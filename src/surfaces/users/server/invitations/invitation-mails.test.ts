import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { mailAccepted } from './invitation-mails.ts'
import { inviteAdmin } from './invite-admin.ts'
import { readInvitation } from './store.ts'

const fixture = await testDatabase()
const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]

test('mails name the inviter, who is not asked to confirm', async () => {
  const invitationId = uuidv7()
  const email = `${invitationId}@example.test`
  await withContext(fixture, adminContext(ana), (ctx) =>
    inviteAdmin(ctx, { invitationId, fullName: 'Nena Cruz', email }),
  )
  await withContext(fixture, { role: 'visitor' }, async (ctx) => {
    const invitation = await readInvitation(ctx.tx, invitationId)
    if (invitation) await mailAccepted(ctx, invitation)
  })
  const [{ name } = { name: '' }] = await fixture.asOwner<{ name: string }>(
    'select full_name as name from users where id = $1',
    [ana],
  )
  const [invited] = await fixture.asOwner<{ text: string }>(
    `select content->>'paragraphs' as text from mail_outbox where to_address = $1`,
    [email],
  )
  expect(invited?.text).toContain(`${name} invited you to be an admin of Kaban`)
  const waits = await fixture.asOwner(
    `select user_id as to, content->'facts'->2 as inviter from mail_outbox
     where subject = 'Confirm a new admin'`,
  )
  expect(waits).toEqual([{ to: ben, inviter: ['Invited by', name] }])
})
