import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { findPairObstacle } from '#people/identity/server/second-person/second-person.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { noSharedOrigin, type PairObstacle } from '#people/identity/shared/second-person/rules.ts'
import type { AdminRow, InvitationRow } from '../../shared/invitations/contract.ts'
import { invitationMailsMax, type ConfirmObstacle } from '../../shared/invitations/rules.ts'
import { findInvitedOrigin } from './invited-origin.ts'
import { listActiveAdmins, listInvitations, type Invitation } from './store.ts'

/** All active admins, all open invitations and the newest that are over. */
export async function listAdmins(
  ctx: ActionContext,
): Promise<{ admins: AdminRow[]; invitations: InvitationRow[]; newAdminHours: number }> {
  const admins = await listActiveAdmins(ctx.tx, signedInCaller(ctx).userId)
  const invitations: InvitationRow[] = []
  for (const invitation of await listInvitations(ctx.tx))
    invitations.push(await viewOf(ctx, invitation))
  const { newAdminHours } = await readCompanySettings(ctx.tx)
  return { admins, invitations, newAdminHours }
}

async function viewOf(ctx: ActionContext, invitation: Invitation): Promise<InvitationRow> {
  const { tx } = ctx
  const { invitationId, fullName, email, state, userId, invitedBy, mails } = invitation
  const { invitedByName, invitedAt, linkEndsAt, acceptedAt, endedAt, endedByName } = invitation
  const pair = { first: invitedBy, second: staffPersonOf(ctx), madeAt: invitedAt }
  const finding = state === 'waiting' ? await findPairObstacle(tx, pair) : null
  const origin =
    state === 'waiting' && userId
      ? await findInvitedOrigin(ctx, { invitedBy, userId, invitedAt })
      : noSharedOrigin
  return {
    invitationId,
    fullName,
    email,
    state,
    invitedByName,
    byOperator: invitedBy === 'operator',
    invitedAt,
    linkEndsAt,
    acceptedAt,
    endedAt,
    endedByName,
    mayResend: (state === 'invited' || state === 'expired') && mails < invitationMailsMax,
    mayNotConfirm: finding && confirmObstacleOf[finding.obstacle],
    approvesFrom: finding?.approvesFrom ?? null,
    sameAddress: origin.address,
    sameBrowser: origin.browser,
  }
}

const confirmObstacleOf: Record<PairObstacle, ConfirmObstacle> = {
  'first-unknown': 'inviter-left',
  'same-person': 'own',
  'second-not-staff': 'too-new',
  'second-too-new': 'too-new',
  'first-not-staff': 'inviter-left',
  'company-access': 'company-access',
  'second-waits': 'second-waits',
  'one-invited-other': 'one-invited-other',
}
