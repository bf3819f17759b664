import type { Figures, RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { IdentityRefusal } from './rules.ts'

// What the specification calls each failure of a sign-in or sign-up.
const loginFailed = 'Login Failed'
const registrationFailed = 'Registration Failed'
const resetMailFailed = 'Error Sending Reset Email'
const changeFailed = 'Password Update Failed'
const resetFailed = 'Password Reset Failed'
const accessFailed = 'Access Denied'
const updateFailed = 'Update Failed'
const confirmFailed = 'Confirm It Is You'

export const identityWords = {
  loginFailed,
  registrationFailed,
  resetMailFailed,
  resetFailed,
  accessFailed,
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 6 characters. Common passwords are refused: a short sentence is best.',
  toLogin: 'Back to login',

  loginTitle: 'Login',
  loginIntro: 'Sign in to see your balance.',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  forgotLink: 'Forgot password?',
  noLoginYet: 'No login yet?',
  signUpHere: 'Sign Up Here',
  companyAccess: 'Company Access',
  loggedInTitle: 'Login Successful!',
  loggedIn: 'Welcome back!',
  notVerifiedHelp: 'The mail did not arrive?',
  resend: 'Send the mail again',
  resentTitle: 'Check your email',
  resent: 'If this email waits for verification, a new link is on its way.',

  registerTitle: 'Sign up',
  registerIntro: 'Two short steps. You can go back without losing what you entered.',
  stepBasics: 'Basics',
  stepBank: 'Profile & Bank',
  stepOf: (step: number) => `Step ${step} of 2`,
  fullName: 'Full name',
  phoneNumber: 'Phone number',
  next: 'Next',
  back: 'Back',
  bankName: 'Bank or e-wallet',
  chooseBank: 'Choose a bank or e-wallet',
  accountName: 'Account name',
  accountNameHint: 'As the bank or e-wallet writes it.',
  accountNumber: 'Account number',
  bankIntro: 'Withdrawals are paid to this bank account or e-wallet. You can change it later.',
  agreeBefore: 'I agree to the',
  terms: 'terms and conditions',
  privacyBefore: 'What is stored about you, and why, stands in the',
  privacy: 'privacy notice',
  createAccount: 'Create Account',
  creating: 'Creating Account...',
  haveLogin: 'Already signed up?',
  loginHere: 'Login here',
  registeredTitle: 'Registration Successful!',
  registered: 'Please check your email to verify your account.',
  registeredNoPicture:
    'Please check your email to verify your account. Profile Update Failed: your picture could not be saved. You can add it in your profile.',

  forgotTitle: 'Forgot password',
  forgotIntro: 'Enter the email you signed up with. We send a link to set a new password.',
  sendResetLink: 'Send Reset Link',
  sending: 'Sending...',
  resetSentTitle: 'Password Reset Email Sent',
  resetSent:
    'If this email has a login here, a link to set a new password is on its way. It works once, for 30 minutes.',

  resetTitle: 'Set a new password',
  resetIntro: 'You will be signed out everywhere else.',
  savePassword: 'Reset Password',
  savingPassword: 'Resetting...',
  resetDoneTitle: 'Password Reset Successful',
  resetDone: 'Sign in with your new password. The login screen opens in 3 seconds.',
  resetNoTokenTitle: 'This link is incomplete',
  resetNoToken: 'Open the link in the mail again, or ask for a new one.',
  askNewLink: 'Ask for a new link',

  verifyTitle: 'Verify your email',
  verifyNoTokenTitle: 'This link is incomplete',
  verifyNoToken: 'Open the link in the mail again, or sign in to get a new one.',
  verifying: 'Verifying your email...',
  verifiedTitle: 'Email verified',
  verified: 'Your email is verified. You can sign in now.',
  verifyFailedTitle: 'This link does not work',
  verifyFailed:
    'It was used before or is older than 24 hours. If your email is verified already, just sign in; otherwise sign in to get a new link.',
  goToLogin: 'Go to login',

  accessTitle: 'Company Access',
  accessIntro: 'For company staff. Every use is recorded.',
  accessCode: 'Access code',
  enter: 'Enter Control Panel',
  entering: 'Checking...',
  accessGrantedTitle: 'Admin Access Granted',
  accessGranted: 'Welcome, Company Administrator!',

  codeTitle: 'Enter your code',
  codeIntro: 'One more step: the code of your authenticator app.',
  appCode: 'Code from your app',
  appCodeHint: 'Open your authenticator app and type the 6 digits it shows for Kaban.',
  appCodeMissing: 'Enter the 6 digits that your app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you kept when you set up the app. Each works once.',
  recoveryCodeMissing: 'Enter one of your recovery codes.',
  useRecoveryCode: 'Use a recovery code',
  useAppCode: 'Use the app instead',
  continueIn: 'Continue',
  checkingCode: 'Checking...',
  startAgain: 'Start again',
  setUpFirstTitle: 'Set up your authenticator app',
  setUpFirstIntro:
    'Administrators sign in with an authenticator app as well. It is set up once and takes a minute.',
  keepCodesTitle: 'Keep your recovery codes',
  keepCodesIntro: 'Each lets you in once when your phone is lost. They are not shown again.',

  recoveryCodes: 'Recovery codes',
  recoveryCodesCopyName: 'recovery codes',
  recoveryCodesFile: 'Kaban recovery codes. Each works once.',
  saveCodes: 'Save as a file',
  codesKept: 'I have kept these codes in a safe place.',
  codesKeptMissing: 'Keep the codes first, then tick this box.',

  scanTitle: 'Scan this with your authenticator app',
  scanAlt: 'QR code for your authenticator app; the key below says the same',
  openHere: 'Open the app on this phone',
  scanOrType: 'Or type this key into the app:',
  secretKey: 'Key',
  secretCopyName: 'key',
  setUpCodeHint: 'Then type the 6 digits the app shows for Kaban.',

  proofTitle: 'Confirm It Is You',
  proofMailCode: 'Code from the mail',
  proofMailCodeHint: 'The 6 digits in the mail we just sent you.',
  proofMailCodeMissing: 'Enter the 6 digits of the mail.',
  proofPasswordMissing: 'Enter your password.',
  proofAccessCodeMissing: 'Enter the access code.',
  mailCode: 'Send a code to my email',
  mailCodeAgain: 'Send another code',
  usePassword: 'Use my password',
  confirm: 'Confirm',
  proofFailed: 'Not Confirmed',
  otpSentTitle: 'OTP Sent',
  otpSent: 'An OTP has been sent to your email.',
  otpFailedTitle: 'OTP Error',
  otpFailed: 'Could not send OTP email.',
}

/**
 * What an authenticator app shows where a user's email would stand; it stays on the phone as it was
 * set up.
 */
export const accessCodeLabel = 'Company Access'

export const identityMails = {
  /**
   * Strangers can have these mails sent to anybody, under a name of their choice: so the name does
   * not stand in them.
   */
  greeting: 'Hello,',
  verify: {
    subject: (site: string) => `Verify your email for ${site}`,
    paragraphs: [
      'Thank you for signing up. Confirm that this email is yours, then you can sign in.',
      'The link works once, for 24 hours. If you did not sign up, ignore this mail: without the link nobody can use your email.',
    ],
    action: 'Verify email',
  },
  emailTaken: {
    subject: (site: string) => `You already have a login at ${site}`,
    paragraphs: [
      'Somebody, perhaps you, tried to sign up with this email, which has a login already. Nothing was changed.',
      'If it was you, just sign in, or set a new password if you forgot it.',
    ],
    action: 'Go to login',
  },
  reset: {
    subject: (site: string) => `Set a new password for ${site}`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password.',
      'The link works once, for 30 minutes. If it was not you, ignore this mail: your password stays as it is.',
    ],
    action: 'Set a new password',
  },
  mailCode: {
    subject: (site: string) => `Your ${site} code`,
    paragraphs: (minutes: number) => [
      `Enter this code where you are signed in. It works once, for ${minutes} minutes.`,
      'Nobody of the company ever asks you for it. If you did not ask for it, somebody is using your login: set a new password and tell our support.',
    ],
    code: 'Code',
  },
}

function waitOf(figures: Figures): string {
  const seconds = Number(figures['seconds'] ?? '60')
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

const tooMany = (figures: Figures) =>
  `Too many tries. Please wait ${waitOf(figures)} and try again.`
const common =
  'This password is among the most used ones or follows a simple pattern, and would be guessed at once. Please choose another.'
const own =
  'This password is little more than your own name, email or phone number, or our name, and would be guessed at once. Please choose another.'

const wrongCode =
  'This code is not right. Enter the newest code of your app or a recovery code; each works only once.'
const wrongFirstCode =
  'This code is not right. Enter the newest code of the app, and see that the clock of your phone is set by itself.'

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
  'wrong-credentials': { title: loginFailed, message: 'The email or the password is not right.' },
  'email-not-verified': {
    title: loginFailed,
    message: 'Your email is not verified yet. Open the link in the mail we sent you, then sign in.',
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
    message: 'Very many people are signing in right now. Please try again in a moment.',
  },
  'user-not-found': { title: 'Not Found', message: 'There is no such user.' },
  'challenge-ended': {
    title: loginFailed,
    message: 'This sign-in took too long or was ended. Please sign in again.',
  },
  'wrong-code': { title: loginFailed, message: wrongCode },
  'wrong-first-code': { title: loginFailed, message: wrongFirstCode },
  'too-many-codes': { title: loginFailed, message: tooMany },
  'wrong-proof-password': { title: confirmFailed, message: 'The password is not right.' },
  'wrong-proof-app': { title: confirmFailed, message: wrongCode },
  'wrong-proof-mail': {
    title: confirmFailed,
    message:
      'This code is not right, was used before or is too old. A code works only once, and a new mail ends the code before it.',
  },
  'wrong-proof-access_code': { title: confirmFailed, message: 'The access code is not right.' },
  'proof-way-closed': {
    title: confirmFailed,
    message: 'This way of confirming does not count for you any more. Please choose another.',
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
    message: 'Administrators sign in with an authenticator app: it cannot be turned off.',
  },
  'session-not-found': { title: 'Not Found', message: 'This session was signed out already.' },
  'change-mismatch': { title: 'Password Mismatch', message: 'New passwords do not match.' },
  'change-weak-password': {
    title: 'Weak Password',
    message: 'New password must be at least 6 characters.',
  },
  'given-password': {
    title: 'Weak Password',
    message: 'This is the password that the company gave you. Choose another one.',
  },
  'wrong-current-password': { title: changeFailed, message: 'The current password is not right.' },
  'too-many-password-tries': { title: changeFailed, message: tooMany },
  'no-own-password': {
    title: changeFailed,
    message:
      'Company access has no password of its own. The access code is set where Kaban is started.',
  },
}
