/** The rows of invitations of admins. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { madeByBrowser, newcomer, type Row } from './access-row.ts'

const invitation = 'an invitation of the staff: it belongs to no user'
const anInvitation = () => ({ invitationId: uuidv7() })

export const invitationProcedures: Record<string, AllowedCaller | Row> = {
  'invitations.admins': 'admin',
  'invitations.invite': {
    who: 'admin',
    proof: true,
    noObject: madeByBrowser,
    input: () => ({
      invitationId: uuidv7(),
      fullName: newcomer.fullName,
      email: `${uuidv7()}@example.test`,
    }),
  },
  'invitations.resend': { who: 'admin', proof: true, noObject: invitation, input: anInvitation },
  'invitations.revoke': { who: 'admin', noObject: invitation, input: anInvitation },
  'invitations.confirm': { who: 'admin', proof: true, noObject: invitation, input: anInvitation },
  'invitations.open': { who: 'anyone', input: () => ({ token: 'x'.repeat(43) }) },
  'invitations.accepted': { who: 'anyone', input: () => ({ token: 'x'.repeat(43) }) },
  'invitations.accept': {
    who: 'anyone',
    input: () => ({
      token: 'x'.repeat(43),
      password: newcomer.password,
      confirmPassword: newcomer.password,
      code: '000000',
    }),
  },
}
