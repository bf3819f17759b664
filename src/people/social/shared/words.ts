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
  connectedMore: 'You can now sign in with it.',
}

export const socialRefusals: Record<SocialRefusal, RefusalWords> = {
  cancelled: {
    title: failed,
    message:
      'You stopped at the provider, or didn’t allow it to tell us who you are. Try again, or ' +
      'sign ' +
      'in with your password.',
  },
  ended: {
    title: failed,
    message:
      'This sign-in started in another browser, was already used, or took longer than 10 ' +
      'minutes. Please start again.',
  },
  unreachable: {
    title: failed,
    message: 'The provider isn’t responding. Try again in a minute, or sign in with your password.',
  },
  failed: {
    title: failed,
    message:
      'We couldn’t confirm the provider’s answer, so you’re not signed in. Please start again.',
  },
  'email-unverified': {
    title: failed,
    message:
      'The provider gave us no email, or yours isn’t confirmed there. Confirm it and try again, ' +
      'or sign up here with email and password.',
  },
  'has-login': {
    title: failed,
    message:
      'This email already has a login here. Sign in with your password (“Forgot password?” sets ' +
      'a ' +
      'new one), then connect the provider in Settings.',
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
      'Too many sign-ins started from your connection. Please wait a few minutes and try again.',
  },
  'other-session': {
    title: notConnected,
    message:
      'You signed out or in again in the meantime, so nothing was connected. Please start again.',
  },
  taken: {
    title: notConnected,
    message: 'Another user here is connected to this provider login. Nothing changed.',
  },
  'other-connected': {
    title: notConnected,
    message: 'You already connected another login of this provider. Disconnect it first.',
  },
  'unknown-provider': {
    title: failed,
    message: 'We don’t offer this provider. Choose one on the login screen.',
  },
  'last-way-in': {
    title: 'Not Disconnected',
    message:
      'It’s your only way to sign in. Set a password on this page first, or connect another ' +
      'provider.',
  },
  'sign-up-ended': {
    title: 'Registration Failed',
    message: 'This sign-up is already finished or took longer than 30 minutes. Please start again.',
  },
  'particulars-missing': {
    title: 'Missing Fields',
    message: 'Please fill in your full name and phone number.',
  },
  'phone-number-malformed': identityRefusals['phone-number-malformed'],
  'sign-up-code-missing': {
    title: 'Missing Fields',
    message: 'Please enter the six-digit code from the email.',
  },
  'sign-up-code-wrong': {
    title: 'Registration Failed',
    message: 'Incorrect or expired code. A new email ends the code before it.',
  },
  'sign-up-code-not-sent': {
    title: 'OTP Error',
    message: ({ minutes }) =>
      'Could not send OTP email. We sent too many emails to this address; ' +
      `please try again in ${minutes} min.`,
  },
  'not-connected': { title: notConnected, message: 'This provider isn’t connected.' },
}
