export const socialSignUpWords = {
  finishTitle: 'Finish your sign-up',
  finishIntro: (provider: string) =>
    `${provider} told us who you are. We need a little more for your wallet.`,
  finishEnded: 'This sign-up has ended',
  finishEndedMore:
    'It could be finished for 30 minutes, in the browser where it began. Please begin again.',
  finishFailed: 'Registration Failed',
  finished: 'Registration Successful!',
  finishedMore: (provider: string) => `You are signed in. Next time, sign in with ${provider}.`,
  finishedNoPicture:
    'You are signed in. Profile Update Failed: your picture could not be saved. ' +
    'You can add it in your profile.',
  fromProvider: (provider: string) => `As ${provider} told it. It cannot be changed here.`,
  email: 'Email',
  code: 'Code',
  codeHint: (minutes: number) =>
    `Six digits from the mail that we send to this email. Each works once, for ${minutes} minutes.`,
  sendCode: 'Send a code to this email',
  sendCodeAgain: 'Send another code',
  toSignUp: 'Back to sign-up',
  loadFailed: 'Your sign-up could not be loaded',
}
