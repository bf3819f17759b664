/**
 * Becoming an admin: invited by mail, own password and own authenticator app, confirmed by another
 * admin. Nobody chooses the password of an admin but the admin.
 */
import * as z from 'zod/mini'
import { filledLine, line, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { isEmail, newPassword } from '#people/identity/shared/rules-forms.ts'
import { commonObstacles } from '#people/identity/shared/second-person/rules.ts'

/** A link works for so long; sending it again ends the one before. */
export const invitationHours = 48
/** Mails of one invitation. */
export const invitationMailsMax = 5

/** Name and email of somebody who never accepted are kept for so long after the end. */
export const forgottenInvitationDays = 30

/** The newest invitations that are over, besides all open ones. */
export const endedInvitationsShown = 10

const invitationFields = { fullName: line(120), email: line(254).check(z.toLowerCase()) }
/** The browser makes `invitationId`: a repeated request invites once. */
export const newInvitation = z.strictObject({ invitationId: requestId, ...invitationFields })
export type NewInvitation = z.infer<typeof newInvitation>
export const newInvitationForm = z.strictObject(invitationFields)
export type NewInvitationForm = z.infer<typeof newInvitationForm>

export const invitationInput = z.strictObject({ invitationId: uuid })
export type InvitationInput = z.infer<typeof invitationInput>

const token = filledLine(100)
export const invitationToken = z.strictObject({ token })
export type InvitationToken = z.infer<typeof invitationToken>

const code = line(40)
export const invitationAnswer = z.strictObject({ token, ...newPassword.shape, code })
export type InvitationAnswer = z.infer<typeof invitationAnswer>
export const invitationAnswerForm = z.strictObject({ ...newPassword.shape, code })
export type InvitationAnswerForm = z.infer<typeof invitationAnswerForm>

/** `expired`: the link has ended, and nobody has sent it again. */
export const invitationStates = ['invited', 'expired', 'waiting', 'confirmed', 'revoked'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Why the caller cannot confirm; 'own': they invited, or were invited. */
export const confirmObstacles = ['own', 'too-new', 'inviter-left', ...commonObstacles] as const
export type ConfirmObstacle = (typeof confirmObstacles)[number]

export type InvitationRefusal =
  | 'invitation-missing-fields'
  | 'invitation-invalid-email'
  | 'admin-by-invitation'
  | 'is-admin-already'
  | 'invitation-user-not-active'
  | 'invited-already'
  | 'invitation-not-found'
  | 'invitation-moved'
  | 'invitation-mails-used-up'
  | 'invitation-mail-too-soon'
  | 'invitation-link-ended'
  | 'invitation-wrong-code'
  | 'invitation-not-set-up'
  | 'own-invitation'
  | 'confirmer-too-new'
  | 'inviter-left'

/** The first thing that is wrong, or null. */
export function checkInvitation({ fullName, email }: NewInvitationForm): {
  refusal: 'invitation-missing-fields' | 'invitation-invalid-email'
  field: keyof NewInvitationForm
} | null {
  if (fullName.trim() === '') return { refusal: 'invitation-missing-fields', field: 'fullName' }
  if (email.trim() === '') return { refusal: 'invitation-missing-fields', field: 'email' }
  return isEmail(email) ? null : { refusal: 'invitation-invalid-email', field: 'email' }
}
