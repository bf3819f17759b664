export const socialSignUpWords = {
  finishTitle: 'Finish your sign-up',
  finishIntro: (provider: string) =>
    `${provider} told us who you are. We need a little more for your wallet.`,
  finishEnded: 'This sign-up has ended',
  finishEndedMore:
    'You have 30 minutes to finish, in the browser where you started. Please start again.',
  finishFailed: 'Registration Failed',
  finished: 'Registration Successful!',
  finishedMore: (provider: string) => `You are signed in. Next time, sign in with ${provider}.`,
  finishedNoPicture:
    'You are signed in. Profile Update Failed: your picture could not be saved. ' +
    'You can add it in your profile.',
  fromProvider: (provider: string) => `From ${provider}. You can’t change it here.`,
  email: 'Email',
  code: 'Code',
  codeHint: (minutes: number) =>
    `Six digits from the email we send to this address. Each works once, for ${minutes} minutes.`,
  sendCode: 'Send a code to this email',
  sendCodeAgain: 'Send another code',
  toSignUp: 'Back to sign-up',
  loadFailed: 'Couldn’t load your sign-up',
}
