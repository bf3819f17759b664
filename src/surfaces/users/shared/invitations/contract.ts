import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import {
  confirmObstacles,
  invitationAnswer,
  invitationInput,
  invitationStates,
  invitationToken,
  newInvitation,
} from './rules.ts'

const adminRow = z.strictObject({
  userId: uuid,
  fullName: z.string(),
  email: z.string(),
  own: z.boolean(),
  /** Null when they may approve already. */
  approvesFrom: z.nullable(z.date()),
  /** Their inviter, as long as the two count as one person; null otherwise. */
  oneWith: z.nullable(z.string()),
})
export type AdminRow = z.infer<typeof adminRow>

const invitationRow = z.strictObject({
  invitationId: uuid,
  fullName: z.string(),
  email: z.string(),
  state: z.enum(invitationStates),
  /** Null: company access, or the operator at the command line. */
  invitedByName: z.nullable(z.string()),
  byOperator: z.boolean(),
  invitedAt: z.date(),
  linkEndsAt: z.date(),
  acceptedAt: z.nullable(z.date()),
  endedAt: z.nullable(z.date()),
  endedByName: z.nullable(z.string()),
  mayResend: z.boolean(),
  /** Null when the caller may confirm it, or when it does not wait. */
  mayNotConfirm: z.nullable(z.enum(confirmObstacles)),
  approvesFrom: z.nullable(z.date()),
  /** Inviter and invited used the same internet address within an hour. */
  sameAddress: z.boolean(),
  /** Inviter and invited used the same browser. */
  sameBrowser: z.boolean(),
})
export type InvitationRow = z.infer<typeof invitationRow>

const acceptedInvitation = z.strictObject({
  state: z.enum(['waiting', 'confirmed', 'revoked']),
  /** Who confirmed; null while nobody did, and for the operator. */
  confirmedByName: z.nullable(z.string()),
  /** Nobody had to confirm: there was no other admin. */
  alone: z.boolean(),
  /** From when on the new admin may approve; null when they may already, or are none. */
  approvesFrom: z.nullable(z.date()),
})
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>

const state = z.strictObject({ state: z.enum(invitationStates) })

export const invitationsContract = {
  admins: reads('admin')
    .input(emptyInput)
    .output(
      z.strictObject({
        admins: z.array(adminRow),
        invitations: z.array(invitationRow),
        /** For so long a new admin approves nothing. */
        newAdminHours: z.int(),
      }),
    ),
  invite: writes('admin', { proof: 'login', limit: 'security' })
    .input(newInvitation)
    .output(invitationInput),
  /** Mails a new link; the one before ends. */
  resend: writes('admin', { proof: 'login', limit: 'security' })
    .input(invitationInput)
    .output(state),
  revoke: writes('admin').input(invitationInput).output(state),
  confirm: writes('admin', { proof: 'login' }).input(invitationInput).output(state),

  /** For the page of the link. A write: it keeps the key of the app that it draws. */
  open: writes('anyone', { duringMaintenance: true })
    .input(invitationToken)
    .output(
      z.strictObject({
        fullName: z.string(),
        email: z.string(),
        linkEndsAt: z.date(),
        /** They have an authenticator app already, and give a code of it. */
        hasAuthenticator: z.boolean(),
        /** For a new app; null when they have one. */
        secret: z.nullable(z.string()),
        uri: z.nullable(z.string()),
      }),
    ),
  /** For the invited person after their answer: whether somebody confirmed them. */
  accepted: reads('anyone').input(invitationToken).output(acceptedInvitation),
  /** Returns recovery codes, once, after a new app was set up. */
  accept: steps('anyone', { duringMaintenance: true })
    .input(invitationAnswer)
    .output(
      z.strictObject({
        waits: z.boolean(),
        approvesFrom: z.nullable(z.date()),
        recoveryCodes: z.nullable(z.array(z.string())),
      }),
    ),
}
