import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { invitationMailsMax, type InvitationRefusal } from './rules.ts'

export const invitationRefusals: Record<InvitationRefusal, RefusalWords> = {
  'invitation-missing-fields': {
    title: 'Missing Fields',
    message: 'Please fill all required fields.',
  },
  'invitation-invalid-email': {
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
  },
  'admin-by-invitation': {
    title: 'Invite Them',
    message:
      'Admins join by invitation: they choose their own password, and a colleague confirms them. ' +
      'Nothing was changed.',
  },
  'is-admin-already': {
    title: 'Already an Admin',
    message: 'This email already belongs to an admin.',
  },
  'invitation-user-not-active': {
    title: 'Login Suspended',
    message: 'The login with this email is suspended. Nobody was invited or confirmed.',
  },
  'invited-already': {
    title: 'Already Invited',
    message: 'This email has an open invitation. Send it again or revoke it first.',
  },
  'invitation-not-found': { title: 'Not Found', message: 'This invitation does not exist.' },
  'invitation-moved': {
    title: 'Changed Meanwhile',
    message: 'This invitation has changed since you opened it. Nothing was done; check it again.',
  },
  'invitation-mails-used-up': {
    title: 'Email Limit Reached',
    message:
      `This invitation was sent ${invitationMailsMax} times. Revoke it and check the email ` +
      'address.',
  },
  'invitation-mail-too-soon': {
    title: 'Too Many Emails',
    message: 'This mailbox just got several emails. Nothing was sent; try again later.',
  },
  'invitation-link-ended': {
    title: 'This link has expired',
    message:
      'This link was used, replaced or revoked, or it has expired. Nothing was changed. Ask a ' +
      'colleague for a new one.',
  },
  'invitation-wrong-code': {
    title: 'Wrong Code',
    message: 'Incorrect code. Enter the newest one from your app.',
  },
  'invitation-not-set-up': {
    title: 'Start Again',
    message: 'Open the link in your email again to set up the app. Nothing was changed.',
  },
  'own-invitation': {
    title: 'A Second Person Is Needed',
    message: 'You invited them yourself. Another admin must confirm.',
  },
  'confirmer-too-new': {
    title: 'A Second Person Is Needed',
    message: 'They were invited before you became an admin. An admin from that time must confirm.',
  },
  'inviter-left': {
    title: 'Inviter Left',
    message: 'The inviter is no longer an admin. Revoke this and invite them again.',
  },
}

/** The page that the mailed link opens. */
export const acceptWords = {
  title: 'Become an admin',
  intro: 'Choose a password that only you know, and set up an app that only you have.',
  noToken: 'The Link Is Missing',
  noTokenMore: 'Open the complete link from your email.',
  failed: 'Not Saved',
  openFailed: 'This link has expired',
  name: 'Name',
  email: 'Email',
  ends: 'Link expires',
  password: 'Your password',
  passwordHint: 'At least 6 characters. Our staff will never ask for it.',
  confirmPassword: 'Repeat the password',
  app: 'Your authenticator app',
  ownApp: 'Enter a code from the app you have set up already.',
  codeMissing: 'Enter the six-digit code from your app.',
  save: 'Save',
  saving: 'Saving …',
  keepCodes: 'Keep your recovery codes',
  keepCodesIntro: 'Each code signs you in once if you lose your phone. We show them only now.',
  goOn: 'Continue',
  waitsTitle: 'Your Password and App Are Saved',
  waits:
    'Another admin must confirm you before you can open the console. This page updates when they ' +
    'do, and we will email you.',
  doneTitle: 'You Are an Admin',
  confirmedBy: (name: string) => (name ? `${name} confirmed you.` : 'The company confirmed you.'),
  alone: 'No other admin needs to confirm you.',
  signIn: 'You can sign in now.',
  approvesFrom: (when: string) => `You can approve from ${when}.`,
  approves: 'You can approve.',
  revokedTitle: 'Invitation Revoked',
  revoked: 'The company revoked this invitation. Ask the person who invited you.',
  stateFailed: 'We could not check your confirmation',
  toLogin: 'Go to login',
}
