import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { markChecked } from '#people/identity/server/second-person/second-person.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { invitationRecordTexts } from '../../shared/invitations/record-words.ts'
import { becomeAdmin } from './end-invitation.ts'
import { invitationNews } from './invitation-mails.ts'
import { findWaitingInvitation } from './store.ts'

/**
 * For the operator, who knows both people: an invited admin is a person of their own. Also confirms
 * one whom nobody else can confirm. Tells all admins. Returns false for anybody else.
 */
export async function vouchForAdmin(ctx: ActionContext, userId: string): Promise<boolean> {
  const user = await lockUser(ctx.tx, userId)
  const waiting = await findWaitingInvitation(ctx.tx, userId)
  if (waiting) await becomeAdmin(ctx, waiting, { person: 'operator', userId: null })
  else if (user.role !== 'admin') return false
  await markChecked(ctx.tx, userId)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_VOUCHED',
    description: invitationRecordTexts.vouched,
    subject: { kind: 'user', id: userId },
  })
  await mailAdmins(ctx.tx, await invitationNews(ctx, 'vouched', user), userId)
  return true
}
