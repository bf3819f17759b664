import { identityRefusals } from './words.ts'

/** Sign-up, and the link that verifies the email. */
export const registrationWords = {
  registrationFailed: identityRefusals['too-many-registrations'].title,
  registerTitle: 'Sign up',
  registerIntro: 'Two short steps. Go back at any time; nothing you entered is lost.',
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
  accountNameHint: 'As your bank or e-wallet shows it.',
  accountNumber: 'Account number',
  bankIntro:
    'Withdrawals are paid to this bank account or e-wallet. You can change it later; a change ' +
    'pauses withdrawals for 24 hours.',
  agreeBefore: 'I agree to the',
  terms: 'terms and conditions',
  privacyBefore: 'Our',
  privacy: 'privacy notice',
  privacyAfter: 'explains what we store and why.',
  createAccount: 'Create Account',
  creating: 'Creating Account...',
  haveLogin: 'Already signed up?',
  loginHere: 'Login here',
  registeredTitle: 'Registration Successful!',
  registered: 'Please check your email to verify your account.',
  registeredNoPicture:
    'Please check your email to verify your account. Profile Update Failed: your picture could ' +
    'not be saved. You can add it in your profile.',
  verifyTitle: 'Verify your email',
  verifyNoTokenTitle: 'This link is incomplete',
  verifyNoToken: 'Open the link in the email again, or sign in to get a new one.',
  verifying: 'Verifying your email...',
  verifiedTitle: 'Email verified',
  verified: 'Your email is verified. You can sign in now.',
  verifyFailedTitle: 'This link has expired',
  verifyFailed:
    'It was used before or is older than 24 hours. If your email is already verified, just sign ' +
    'in; if not, sign in to get a new link.',
}
