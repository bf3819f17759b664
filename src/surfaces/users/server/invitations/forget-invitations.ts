import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { forgetMailsAbout } from '#foundation/platform/server/mail/outbox.ts'
import { forgottenInvitationDays } from '../../shared/invitations/rules.ts'

/** The kinds of mails about an invitation that was not accepted. */
const mailKinds = ['admin_invitation', 'admin_news']

/**
 * For the hourly job: forgets name, email and mails of people who never accepted, 30 days after the
 * last link ended or the invitation was taken back. The row stays, because the audit trail names
 * it; it counts as taken back, by nobody.
 */
export async function forgetInvitations(tx: Transaction): Promise<void> {
  const due = await tx.rows<{ id: string; email: string }>(
    `select id, email from admin_invitations
     where user_id is null and email not like '%@forgotten.invalid'
       and coalesce(ended_at, link_ends_at) < now() - make_interval(days => $1)
     limit 100 for update skip locked`,
    [forgottenInvitationDays],
  )
  for (const { id, email } of due) {
    await tx.rows(
      `update admin_invitations set full_name = 'Forgotten',
         email = 'forgotten-' || id || '@forgotten.invalid', state = 'revoked',
         ended_at = coalesce(ended_at, clock_timestamp()),
         authenticator_id = null, sealed_secret = null
       where id = $1`,
      [id],
    )
    await forgetMailsAbout(tx, { email, kinds: mailKinds, days: forgottenInvitationDays })
  }
}
