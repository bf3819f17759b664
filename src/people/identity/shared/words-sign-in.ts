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
  noLoginYet: 'No login yet?',
  signUpHere: 'Sign Up Here',
  companyAccess: 'Company Access',
  loggedInTitle: 'Login Successful!',
  loggedIn: 'Welcome back!',
  checkMailTitle: 'Check your email',
  checkMail: (email: string) =>
    `We sent a mail to ${email}. Open it and follow its link, then sign in here. ` +
    'Look into spam too.',
  notVerifiedHelp: 'The mail did not arrive?',
  resend: 'Send the mail again',
  resentTitle: 'Check your email',
  resent: 'If this email waits for verification, a new link is on its way.',
  accessTitle: 'Company Access',
  accessIntro: 'For company staff. Every use is recorded.',
  enter: 'Enter Control Panel',
  entering: 'Checking...',
  accessGrantedTitle: 'Admin Access Granted',
  accessGranted: 'Welcome, Company Administrator!',
  codeTitle: 'Enter your code',
  codeIntro: 'One more step: the code of your authenticator app.',
  continueIn: 'Continue',
  checkingCode: 'Checking...',
  startAgain: 'Start again',
  setUpFirstTitle: 'Set up your authenticator app',
  setUpFirstIntro:
    'Administrators sign in with an authenticator app as well. ' +
    'It is set up once and takes a minute.',
}
