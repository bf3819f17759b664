/** The words of the public pages. Nothing here may claim a figure, a speed or a return that nobody measured. */
export const words = {
  tabTitle: (site: string) => `${site}, a peso wallet`,
  register: 'Register Now',
  heroTitle: 'A peso wallet with its books open to you',
  heroText:
    'Put money in by talking to the company, take it out to your bank or e-wallet, and follow every peso with a reference, a date and a receipt.',
  haveOne: 'I already have a login',
  stepsTitle: 'How it works',
  depositTitle: 'Putting money in',
  depositSteps: [
    'Enter the amount and choose one of the company accounts.',
    'A deposit chat opens for you. Send the money from your own bank or e-wallet, then upload the proof in the chat.',
    'A person at the company checks that the money arrived, and only then it is added to your balance.',
  ],
  withdrawTitle: 'Taking money out',
  withdrawSteps: [
    'Enter the amount and where it should go.',
    'The amount is put on hold in your wallet. It stays yours until it is paid, and you can cancel while the request is pending.',
    'A person at the company pays it out. If that is not possible, the hold ends and the amount is available to you again.',
  ],
  minimums: (deposit: string, withdrawal: string) => `Deposits from ${deposit}, withdrawals from ${withdrawal}.`,
  recordTitle: 'What is kept for you',
  records: [
    ['A book that is only added to', 'Each movement of money is written twice, out of one place and into another. No entry is changed or deleted; a mistake is corrected by a second entry with a reason.'],
    ['A receipt for every movement', 'With its reference number, each state it went through and the time of each, ready to print.'],
    ['A history of what happened to your login', 'Sign-ins and changes to your profile and bank details, yours to read at any time.'],
  ],
  honestTitle: 'What we do not promise',
  honestText:
    'This page states no returns, no number of clients and no payout time. Kaban shows only what its own records can prove, and a wallet is not a bank deposit or an insurance.',
  payoutsTitle: 'Where withdrawals can go',
  payoutsText: 'Banks and e-wallets that withdrawals can be sent to. They are channels, not partners, and do not endorse this site.',
  termsTitle: 'Terms and conditions',
  privacyTitle: 'Privacy notice',
  documentDefault: 'Default text',
  documentDefaultText:
    'This is the text that comes with the Kaban software. The company that runs this site has not put its own in its place yet, which it does before it takes real money.',
  documentContents: 'On this page',
  back: 'Back to the first page',
}
