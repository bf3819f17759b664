import { identityRefusals } from './words.ts'

/** Login, company access, and the step that asks for a code. */
export const signInWords = {
  loginFailed: identityRefusals['missing-login'].title,
  accessFailed: identityRefusals['wrong-access-code'].title,
  loginTitle: 'Login',
  loginIntro: 'Sign in to see your balance.',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  forgotLink: 'Forgot password?',
  noLoginYet: (site: string) => `New to ${site}?`,
  signUpHere: 'Sign Up Here',
  companyAccess: 'Company Access',
  loggedInTitle: 'Login Successful!',
  loggedIn: 'Welcome back!',
  checkMailTitle: 'Check your email',
  checkMail: (email: string) =>
    `We sent an email to ${email}. Follow its link, then sign in here. Check your spam folder, ` +
    'too.',
  notVerifiedHelp: 'No email yet?',
  resend: 'Send the email again',
  resentTitle: 'Check your email',
  resent: 'If this email still needs verifying, a new link is on its way.',
  accessTitle: 'Company Access',
  accessIntro: 'For company staff. Every use is recorded.',
  enter: 'Enter Control Panel',
  entering: 'Checking...',
  accessGrantedTitle: 'Admin Access Granted',
  accessGranted: 'Welcome, Company Administrator!',
  codeTitle: 'Enter your code',
  codeIntro: 'One more step: the code from your authenticator app.',
  continueIn: 'Continue',
  checkingCode: 'Checking...',
  startAgain: 'Start over',
  setUpFirstTitle: 'Set up your authenticator app',
  setUpFirstIntro:
    'Administrators also sign in with an authenticator app. You set it up once; it takes a minute.',
}
