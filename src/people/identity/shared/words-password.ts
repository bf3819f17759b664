import { identityRefusals } from './words.ts'

/** Forgotten passwords, and the link that sets a new one. */
export const recoverPasswordWords = {
  resetMailFailed: identityRefusals['too-many-mails'].title,
  resetFailed: identityRefusals['reset-link-ended'].title,
  forgotTitle: 'Forgot password',
  forgotIntro: 'Enter the email you signed up with, and we send you a link to set a new password.',
  sendResetLink: 'Send Reset Link',
  sending: 'Sending...',
  resetSentTitle: 'Password Reset Email Sent',
  resetSent:
    'If this email has a login here, a link to set a new password is on its way. It works once, ' +
    'for 30 minutes.',
  resetTitle: 'Set a new password',
  resetIntro: 'This signs you out everywhere else.',
  savePassword: 'Reset Password',
  savingPassword: 'Resetting...',
  resetDoneTitle: 'Password Reset Successful',
  resetDone: 'Sign in with your new password. The login screen opens in 3 seconds.',
  resetNoTokenTitle: 'This link is incomplete',
  resetNoToken: 'Open the link in the email again, or ask for a new one.',
  askNewLink: 'Ask for a new link',
  linkFor: (owner: string) => `This link is for ${owner}.`,
  otherSignedIn:
    'You’re signed in here with another login. It stays signed in, and nothing about it changes.',
  resetDoneOther:
    'The login this link is for has its new password. You’re still signed in here with another ' +
    'one.',
  toOwnPages: 'Go to my pages',
}
