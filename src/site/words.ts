/** The words of the public pages. Nothing here may claim a figure, a speed or a return that nobody measured. */
export const words = {
  tabTitle: 'Kaban, a peso wallet',
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
    'Enter the amount, ₱5,000.00 or more, and where it should go.',
    'The amount is put on hold in your wallet. It stays yours until it is paid, and you can cancel while the request is pending.',
    'A person at the company pays it out. If that is not possible, the hold ends and the amount is available to you again.',
  ],
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
  termsDefault: 'Default text',
  termsDefaultText:
    'This is the text that comes with the Kaban software. It describes how the software works. The company that runs this site replaces it with its own terms before it takes real money.',
  termsContents: 'On this page',
  back: 'Back to the first page',
}

export interface TermsSection {
  id: string
  title: string
  paragraphs: string[]
}

export const terms: { sections: TermsSection[] } = {
  sections: [
    {
      id: 'your-login',
      title: 'Your login',
      paragraphs: [
        'You register with your own name, phone number and email, and confirm the email. You keep your password to yourself; nobody at the company needs it or asks for it.',
        'The company can suspend a login. Money that stands in the wallet remains in the book under your name.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      paragraphs: [
        'You name an amount and choose one of the company accounts that are offered. The request waits 30 minutes for your payment; you can ask for more time before it ends. A request with a proof that waits for the company does not expire.',
        'A picture of a payment is not the payment. Your balance grows when a person at the company has seen the money arrive and completes the deposit, not before.',
        'When money arrives after a request has expired, the company can still complete it, and must give a reason.',
      ],
    },
    {
      id: 'holds',
      title: 'Holds and your available balance',
      paragraphs: [
        'The balance that is shown to you is what you can use. An amount that waits for a withdrawal is shown beside it as on hold: it still belongs to you but cannot be used twice.',
        'Your wallet never goes below zero.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      paragraphs: [
        'You can withdraw ₱5,000.00 or more, up to your available balance, to one of the banks and e-wallets in the list. Check the account number: what is paid to a number that you gave is paid.',
        'You can cancel while the request is pending. When the company declines it, or when the payment fails, the whole amount becomes available to you again, and the reason is written on the receipt.',
        'These terms promise no payout time. Each receipt shows when the request was made and when each step was taken.',
      ],
    },
    {
      id: 'records',
      title: 'Records',
      paragraphs: [
        'Entries in the book, the history of each transaction and the record of activity are added to and never changed or deleted, by you or by the company. A mistake is corrected by a new entry that names the one it corrects, with a reason.',
        'Messages, proofs and receipts are kept private: you see your own, and the staff of the company see what they need to answer you.',
        'All times are Philippine time (Asia/Manila). All amounts are in Philippine pesos.',
      ],
    },
    {
      id: 'what-this-is-not',
      title: 'What this is not',
      paragraphs: [
        'A wallet is not a bank deposit and is not insured as one. The software neither promises nor pays interest.',
        'Whether the company that runs this site is registered or licensed, and for what, is for that company to state and for you to check with the regulator.',
      ],
    },
  ],
}
