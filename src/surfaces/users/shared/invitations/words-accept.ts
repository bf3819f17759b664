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
      'Nobody becomes an admin this way. Invite them: they choose their own password, and a ' +
      'colleague confirms. Nothing was changed.',
  },
  'is-admin-already': {
    title: 'Admin Already',
    message: 'Whoever has this email is an admin already.',
  },
  'invitation-user-not-active': {
    title: 'Login Suspended',
    message: 'The login with this email is suspended. Nobody was invited or confirmed.',
  },
  'invited-already': {
    title: 'Invited Already',
    message: 'This email has an open invitation. Send it again, or take it back first.',
  },
  'invitation-not-found': { title: 'Not Found', message: 'There is no such invitation.' },
  'invitation-moved': {
    title: 'Changed Meanwhile',
    message: 'This invitation is in another state now. Nothing was changed; look at it again.',
  },
  'invitation-mails-used-up': {
    title: 'Sent Often Enough',
    message:
      `This invitation was mailed ${invitationMailsMax} times. Take it back, and check the email ` +
      'address.',
  },
  'invitation-mail-too-soon': {
    title: 'Too Many Mails',
    message: 'This mailbox got several mails just now. Nothing was sent; try again in a while.',
  },
  'invitation-link-ended': {
    title: 'Link Ended',
    message:
      'This link was used, replaced by a newer one or taken back, or its time is over. ' +
      'Nothing was changed. Ask a colleague to send it again.',
  },
  'invitation-wrong-code': {
    title: 'Wrong Code',
    message: 'This code is not right. Enter the newest one from your app.',
  },
  'invitation-not-set-up': {
    title: 'Start Again',
    message: 'Open the link in your mail again to set up the app. Nothing was changed.',
  },
  'own-invitation': {
    title: 'A Second Person Is Needed',
    message: 'You invited them yourself. Another admin has to confirm.',
  },
  'confirmer-too-new': {
    title: 'A Second Person Is Needed',
    message:
      'They were invited before you were an admin. Somebody who was one then has to confirm.',
  },
  'inviter-left': {
    title: 'Inviter Left',
    message: 'Whoever invited them is no admin any more. Take it back and invite them anew.',
  },
}

/** The page that the mailed link opens. */
export const acceptWords = {
  title: 'Become an admin',
  intro: 'Choose a password that only you know, and set up an app that only you have.',
  noToken: 'The Link Is Missing',
  noTokenMore: 'Open the whole link from your mail.',
  failed: 'Not Saved',
  openFailed: 'Link Ended',
  name: 'Name',
  email: 'Email',
  ends: 'Link works until',
  password: 'Your password',
  passwordHint: 'At least 6 characters. Nobody at the company ever asks you for it.',
  confirmPassword: 'Repeat the password',
  app: 'Your authenticator app',
  ownApp: 'Enter a code from the app that you have set up already.',
  codeMissing: 'Enter the six-digit code from your app.',
  save: 'Save',
  saving: 'Saving …',
  keepCodes: 'Keep your recovery codes',
  keepCodesIntro: 'Each signs you in once if you lose your phone. They are shown only now.',
  goOn: 'Go on',
  waitsTitle: 'Your Password and App Are Saved',
  waits:
    'Nobody has confirmed you yet. Another admin has to, and until then you cannot open the ' +
    'console. This page shows it as soon as it happens, and you get a mail.',
  doneTitle: 'You Are an Admin',
  confirmedBy: (name: string) => (name ? `${name} confirmed you.` : 'The company confirmed you.'),
  alone: 'There is no other admin who would have to confirm you.',
  signIn: 'You can sign in now.',
  approvesFrom: (when: string) => `You can approve from ${when}.`,
  approves: 'You can approve.',
  revokedTitle: 'Taken Back',
  revoked: 'The company took this invitation back, so you are no admin. Ask who invited you.',
  stateFailed: 'We could not see whether you are confirmed',
  toLogin: 'Go to login',
}
