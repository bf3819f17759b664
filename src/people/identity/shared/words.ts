import type { Figures, RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { IdentityRefusal } from './rules.ts'

// The specification's titles of failures.
const loginFailed = 'Login Failed'
const registrationFailed = 'Registration Failed'
const resetMailFailed = 'Error Sending Reset Email'
const changeFailed = 'Password Update Failed'
const resetFailed = 'Password Reset Failed'
const accessFailed = 'Access Denied'
const updateFailed = 'Update Failed'
const confirmFailed = 'Confirm It Is You'

/** Words of several screens. */
export const identityWords = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 6 characters. A short sentence is best; common passwords are refused.',
  accessCode: 'Access code',
  toLogin: 'Back to login',
  goToLogin: 'Go to login',
}

function waitOf(figures: Figures): string {
  const seconds = Number(figures['seconds'] ?? '60')
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

const tooMany = (figures: Figures) =>
  `Too many tries. Please wait ${waitOf(figures)} and try again.`
const common =
  'This password is widely used or follows a simple pattern, so it is easy to guess. Please ' +
  'choose another.'
const own =
  'This password is mostly your name, email or phone number, or our name, so it is easy to ' +
  'guess. Please choose another.'

const wrongCode =
  'Incorrect code. Enter the newest code from your app or a recovery code; each works only once.'
const wrongFirstCode =
  'Incorrect code. Enter the newest code from the app, and let your phone set its clock ' +
  'automatically.'

export const identityRefusals: Record<IdentityRefusal, RefusalWords> = {
  'missing-fields': { title: 'Missing Fields', message: 'Please fill all fields in Step 1.' },
  'invalid-email': { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  'phone-number-malformed': {
    title: 'Check the Phone Number',
    message: 'A phone number has 7 to 20 digits and may begin with +.',
  },
  'password-mismatch': { title: 'Password Mismatch', message: 'Passwords do not match.' },
  'weak-password': { title: 'Weak Password', message: 'Password must be at least 6 characters.' },
  'common-password': { title: 'Weak Password', message: common },
  'own-password': { title: 'Weak Password', message: own },
  'missing-bank-details': {
    title: 'Missing Bank Details',
    message: 'Please provide all bank information.',
  },
  'terms-not-agreed': {
    title: 'Terms and Conditions',
    message: 'You must agree to the terms and conditions.',
  },
  'too-many-registrations': { title: registrationFailed, message: tooMany },
  'missing-login': { title: loginFailed, message: 'Please enter your email and password.' },
  'wrong-credentials': { title: loginFailed, message: 'Incorrect email or password.' },
  'email-not-verified': {
    title: loginFailed,
    message:
      'Your email is not verified yet. Open the link in the email we sent you, then sign in.',
  },
  suspended: {
    title: loginFailed,
    message: 'Your access is suspended. Please contact our support.',
  },
  'too-many-logins': { title: loginFailed, message: tooMany },
  'too-many-mails': { title: resetMailFailed, message: tooMany },
  'verify-link-ended': {
    title: 'Verification Failed',
    message: 'This link was used before or has expired. Sign in to get a new one.',
  },
  'reset-mismatch': { title: resetFailed, message: 'Passwords do not match.' },
  'reset-weak-password': {
    title: resetFailed,
    message: 'Password must be at least 6 characters long.',
  },
  'reset-common-password': { title: resetFailed, message: common },
  'reset-own-password': { title: resetFailed, message: own },
  'reset-link-ended': {
    title: resetFailed,
    message: 'This link was used before or has expired. Please ask for a new one.',
  },
  'wrong-access-code': { title: accessFailed, message: 'Invalid Company Access Code.' },
  'too-many-access-codes': { title: accessFailed, message: tooMany },
  'busy-signing-in': {
    title: 'Not ready',
    message: 'A lot of people are signing in right now. Please try again in a moment.',
  },
  'user-not-found': { title: 'Not Found', message: 'We couldn’t find this user.' },
  'challenge-ended': {
    title: loginFailed,
    message: 'This sign-in took too long or was ended. Please sign in again.',
  },
  'wrong-code': { title: loginFailed, message: wrongCode },
  'wrong-first-code': { title: loginFailed, message: wrongFirstCode },
  'too-many-codes': { title: loginFailed, message: tooMany },
  'wrong-proof-password': { title: confirmFailed, message: 'Incorrect password.' },
  'wrong-proof-app': { title: confirmFailed, message: wrongCode },
  'wrong-proof-mail': {
    title: confirmFailed,
    message:
      'Incorrect, used or expired code. A code works only once, and a new email ends the code ' +
      'before it.',
  },
  'wrong-proof-access_code': { title: confirmFailed, message: 'Incorrect access code.' },
  'proof-way-closed': {
    title: confirmFailed,
    message: 'You can no longer confirm this way. Please choose another.',
  },
  'too-many-proofs': { title: confirmFailed, message: tooMany },
  'mail-code-not-sent': {
    title: 'OTP Error',
    message: (figures) => `Could not send OTP email. Please wait ${waitOf(figures)} and try again.`,
  },
  'wrong-set-up-code': { title: updateFailed, message: wrongFirstCode },
  'too-many-set-up-codes': { title: updateFailed, message: tooMany },
  'authenticator-on': {
    title: updateFailed,
    message: 'An authenticator app is set up already. Turn it off first to set up another.',
  },
  'authenticator-not-on': { title: updateFailed, message: 'No authenticator app is set up.' },
  'authenticator-required': {
    title: updateFailed,
    message: 'Admins sign in with an authenticator app, so you can’t turn it off.',
  },
  'session-not-found': { title: 'Not Found', message: 'This session was already signed out.' },
  'change-mismatch': { title: 'Password Mismatch', message: 'New passwords do not match.' },
  'change-weak-password': {
    title: 'Weak Password',
    message: 'New password must be at least 6 characters.',
  },
  'given-password': {
    title: 'Weak Password',
    message: 'That’s the password the company gave you. Choose another.',
  },
  'wrong-current-password': { title: changeFailed, message: 'Incorrect current password.' },
  'too-many-password-tries': { title: changeFailed, message: tooMany },
  'no-own-password': {
    title: changeFailed,
    message: 'Company access has no password of its own. The operator sets the access code.',
  },
}
