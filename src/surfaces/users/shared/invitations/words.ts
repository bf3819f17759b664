import { invitationHours, type ConfirmObstacle, type InvitationState } from './rules.ts'

const states: Record<InvitationState, string> = {
  invited: 'Invited',
  expired: 'Link ended',
  waiting: 'Waits for confirmation',
  confirmed: 'Confirmed',
  revoked: 'Taken back',
}

export const adminWords = {
  title: 'Admins',
  toUsers: 'Users Management',
  intro: (hours: string) =>
    'A new admin is invited to their own mailbox, chooses their own password and sets up their ' +
    'own app. Then an admin other than the inviter confirms, where there is one. For ' +
    `${hours} after that the new admin approves nothing.`,
  onePerson:
    'Inviter and invited, and two whom the same person invited, count as one person until ' +
    'another admin has approved something that the invited one filed.',
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  invite: 'Invite Admin',
  admins: 'Who is an admin',
  you: 'you',
  mayApprove: 'May approve',
  approvesFrom: (when: string) => `May approve from ${when}`,
  oneWith: (name: string) =>
    `Counts as one person with ${name} until another admin has approved a request of theirs`,
  noAdmins: 'Nobody has a login as an admin yet. Invite the first one.',
  invitations: 'Invitations',
  noInvitations: 'No invitations',
  noInvitationsMore: 'People whom you invite are listed here until they are admins.',
  fetchFailed: 'Error Fetching Admins',
  states,
  invitedBy: (name: string, when: string) => `Invited by ${name}, ${when}`,
  operator: 'the operator',
  companyAccess: 'Company Access',
  linkEnds: (when: string) => `The link works until ${when}`,
  linkEnded: (when: string) => `The link ended ${when}`,
  accepted: (when: string) => `Password and app set up ${when}`,
  ended: (state: InvitationState, name: string | null, when: string) => {
    const what = state === 'confirmed' ? 'Confirmed' : 'Taken back'
    return name ? `${what} by ${name}, ${when}` : `${what} ${when}`
  },
  confirm: 'Confirm',
  confirmTitle: (name: string) => `Confirm ${name} as an admin?`,
  confirmMore:
    'Talk to them first, in person or by phone: did they choose the password ' +
    'themselves? An admin sees everybody and moves money.',
  confirmed: 'Admin Confirmed',
  confirmedMore: (name: string) => `${name} can open the console now, and can approve later.`,
  confirmFailed: 'Confirmation Failed',
  mayNotConfirm: {
    own: 'Another admin than the inviter has to confirm.',
    'too-new':
      'They were invited before you were an admin. Somebody who was one then has to confirm.',
    'inviter-left': 'Whoever invited them is no admin any more. Take it back and invite them anew.',
    'company-access': 'Company access confirms nobody. Sign in with your own login.',
    'second-waits': 'You are a new admin and cannot confirm yet.',
    'one-invited-other':
      'You or the inviter invited the other, or the same person invited you both: you cannot ' +
      'confirm for each other.',
  } satisfies Record<ConfirmObstacle, string>,
  sameAddress: 'Inviter and invited used the same address within an hour.',
  sameBrowser: 'Inviter and invited used the same browser.',
  resend: 'Send again',
  resent: 'Invitation Sent',
  resentMore: (email: string) => `A new link is on its way to ${email}. The one before ended.`,
  resendFailed: 'Not Sent',
  revoke: 'Take back',
  revokeTitle: (name: string) => `Take back the invitation of ${name}?`,
  revokeMore:
    'The link stops working, and they do not become an admin. A login that they have set up ' +
    'stays, as a user.',
  revoked: 'Invitation Taken Back',
  revokedMore: 'Nobody can use the link any more.',
  revokeFailed: 'Not Taken Back',
  cancel: 'Cancel',

  inviteTitle: 'Invite an admin',
  inviteIntro: 'They get a link by mail and choose their own password. Nobody else ever knows it.',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'A mailbox of their own that nobody else reads.',
  send: 'Send Invitation',
  sent: 'Invitation Sent',
  sentMore: (email: string) =>
    `A link is on its way to ${email}. It works for ${invitationHours} hours.`,
  inviteFailed: 'Invitation Failed',
  passwordNote:
    'An admin sees everybody and moves money. Another admin confirms, and for a while the ' +
    'new one approves nothing.',
}
