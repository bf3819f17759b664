import { invitationHours, type ConfirmObstacle, type InvitationState } from './rules.ts'

const states: Record<InvitationState, string> = {
  invited: 'Invited',
  expired: 'Link expired',
  waiting: 'Awaiting confirmation',
  confirmed: 'Confirmed',
  revoked: 'Revoked',
}

export const adminWords = {
  title: 'Admins',
  toUsers: 'Users Management',
  intro: (hours: string) =>
    'We email the new admin a link. They choose a password and set up an authenticator app. Then ' +
    'an admin other than the inviter confirms them, if there is one. They cannot approve ' +
    `anything for ${hours} after that.`,
  onePerson:
    'An inviter and the person they invited, or two people with the same inviter, count as one ' +
    'person until another admin has approved a request of the invited one.',
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  invite: 'Invite Admin',
  admins: 'Current admins',
  you: 'you',
  mayApprove: 'Can approve',
  approvesFrom: (when: string) => `Can approve from ${when}`,
  oneWith: (name: string) =>
    `Counts as one person with ${name} until another admin has approved a request of theirs`,
  noAdmins: 'No admin has a login yet. Invite the first one.',
  invitations: 'Invitations',
  noInvitations: 'No invitations',
  noInvitationsMore: 'People you invite are listed here until they become admins.',
  fetchFailed: 'Error Fetching Admins',
  states,
  invitedBy: (name: string, when: string) => `Invited by ${name}, ${when}`,
  operator: 'the operator',
  companyAccess: 'Company Access',
  linkEnds: (when: string) => `The link expires ${when}`,
  linkEnded: (when: string) => `The link expired ${when}`,
  accepted: (when: string) => `Password and app set up ${when}`,
  ended: (state: InvitationState, name: string | null, when: string) => {
    const what = state === 'confirmed' ? 'Confirmed' : 'Revoked'
    return name ? `${what} by ${name}, ${when}` : `${what} ${when}`
  },
  confirm: 'Confirm',
  confirmTitle: (name: string) => `Confirm ${name} as an admin?`,
  confirmMore:
    'Talk to them first, in person or by phone. Did they choose the password themselves? An ' +
    'admin sees all users and moves money.',
  confirmed: 'Admin Confirmed',
  confirmedMore: (name: string) => `${name} can open the console now and approve requests later.`,
  confirmFailed: 'Confirmation Failed',
  mayNotConfirm: {
    own: 'Only an admin other than the inviter can confirm.',
    'too-new':
      'They were invited before you became an admin. An admin from that time must confirm.',
    'inviter-left': 'The inviter is no longer an admin. Revoke this and invite them again.',
    'company-access': 'Company Access cannot confirm admins. Sign in with your own login.',
    'second-waits': 'You are a new admin and cannot confirm yet.',
    'one-invited-other':
      'You or the inviter invited the other, or the same person invited you both: you cannot ' +
      'confirm for each other.',
  } satisfies Record<ConfirmObstacle, string>,
  sameAddress: 'Inviter and invited used the same address within an hour.',
  sameBrowser: 'Inviter and invited used the same browser.',
  resend: 'Send again',
  resent: 'Invitation Sent',
  resentMore: (email: string) => `We sent a new link to ${email}. The old one no longer works.`,
  resendFailed: 'Not Sent',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke ${name}’s invitation?`,
  revokeMore:
    'The link stops working and they do not become an admin. A login they have set up stays, as ' +
    'a user.',
  revoked: 'Invitation Revoked',
  revokedMore: 'The link no longer works.',
  revokeFailed: 'Not Revoked',
  cancel: 'Cancel',

  inviteTitle: 'Invite an admin',
  inviteIntro: 'We email them a link. They choose a password that nobody else knows.',
  fullName: 'Full name',
  email: 'Email',
  emailHint: 'A mailbox that only they read.',
  send: 'Send Invitation',
  sent: 'Invitation Sent',
  sentMore: (email: string) => `We sent a link to ${email}. It works for ${invitationHours} hours.`,
  inviteFailed: 'Invitation Failed',
  passwordNote:
    'An admin sees all users and moves money. Another admin must confirm them, and they cannot ' +
    'approve anything at first.',
}
