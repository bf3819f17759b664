import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import type { SocialRefusal } from './rules.ts'

// The title that the specification gives every failure of a provider.
const failed = 'Social Login Failed'
const notConnected = 'Not Connected'

export const socialWords = {
  orSignIn: 'Or sign in with',
  orSignUp: 'Or sign up with',
  connectedTitle: 'Connected',
  connectedMore: 'From now on it is one of your ways of signing in.',
}

export const socialRefusals: Record<SocialRefusal, RefusalWords> = {
  cancelled: {
    title: failed,
    message:
      'You stopped at the provider, or it was not allowed to tell us who you are. ' +
      'Try again, or sign in with your password.',
  },
  ended: {
    title: failed,
    message:
      'This sign-in was not begun in this browser, was used before, or took longer than 10 ' +
      'minutes. Please begin again.',
  },
  unreachable: {
    title: failed,
    message:
      'The provider does not answer as it should at the moment. ' +
      'Try again in a minute, or sign in with your password.',
  },
  failed: {
    title: failed,
    message:
      'What the provider answered could not be confirmed, so nobody was signed in. ' +
      'Please begin again.',
  },
  'email-unverified': {
    title: failed,
    message:
      'The provider told no email, or says that yours is not confirmed. ' +
      'Confirm it there and try again, or sign up here with email and password.',
  },
  'has-login': {
    title: failed,
    message:
      'This email has a login here already. Sign in with your password (Forgot password? ' +
      'sets a new one), then connect the provider in Settings.',
  },
  suspended: { title: failed, message: 'Your access is suspended. Please contact our support.' },
  'email-waiting': {
    title: failed,
    message:
      'Your email is not verified yet. Open the link in the email we sent you, then sign in.',
  },
  'too-many': {
    title: failed,
    message:
      'Too many sign-ins were begun from your connection. Please wait a few minutes and try again.',
  },
  'other-session': {
    title: notConnected,
    message:
      'You were signed out or signed in again meanwhile, so nothing was connected. ' +
      'Please begin again.',
  },
  taken: {
    title: notConnected,
    message: 'This login of the provider belongs to another user here. Nothing was changed.',
  },
  'other-connected': {
    title: notConnected,
    message: 'Another login of this provider is connected already. Disconnect it first.',
  },
  'unknown-provider': {
    title: failed,
    message: 'There is no such provider here. Please choose one on the login screen.',
  },
  'last-way-in': {
    title: 'Not Disconnected',
    message:
      'It is your only way of signing in. Set a password first, on this page, or connect ' +
      'another provider.',
  },
  'sign-up-ended': {
    title: 'Registration Failed',
    message:
      'This sign-up was finished already or took longer than 30 minutes. Please begin again.',
  },
  'particulars-missing': {
    title: 'Missing Fields',
    message: 'Please fill in your full name and phone number.',
  },
  'phone-number-malformed': identityRefusals['phone-number-malformed'],
  'sign-up-code-missing': {
    title: 'Missing Fields',
    message: 'Please enter the six digits of the code in the mail.',
  },
  'sign-up-code-wrong': {
    title: 'Registration Failed',
    message: 'This code is not right or is too old. A new mail ends the code before it.',
  },
  'sign-up-code-not-sent': {
    title: 'OTP Error',
    message: ({ minutes }) =>
      'Could not send OTP email. Too many mails went to this email; ' +
      `please try again in ${minutes} min.`,
  },
  'not-connected': { title: notConnected, message: 'This provider is not connected.' },
}
