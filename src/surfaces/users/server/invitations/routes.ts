import { serve } from '#foundation/platform/server/http/serve.ts'
import { invitationsContract } from '../../shared/invitations/contract.ts'
import { acceptInvitation, openInvitation, readAccepted } from './accept-invitation.ts'
import { confirmInvitation, revokeInvitation } from './end-invitation.ts'
import { inviteAdmin, resendInvitation } from './invite-admin.ts'
import { listAdmins } from './read-admins.ts'

export const invitationsRoutes = serve(invitationsContract, {
  admins: listAdmins,
  invite: inviteAdmin,
  resend: resendInvitation,
  revoke: revokeInvitation,
  confirm: confirmInvitation,
  open: openInvitation,
  accepted: readAccepted,
  accept: acceptInvitation,
})
