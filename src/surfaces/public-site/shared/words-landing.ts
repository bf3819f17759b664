/** The texts of the landing page. They contain no figures, which all need a source. */
export const siteLandingWords = {
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  hero: {
    title: 'The peso wallet that shows its books',
    text:
      'Deposit and withdraw by chatting with a person, invest with the risk in plain sight, and ' +
      'follow every peso by its receipt.',
    /** Without plans there is nothing to invest in, so the text does not mention it. */
    textWithoutPlans:
      'Deposit and withdraw by chatting with a person. Follow every peso by a reference, a date ' +
      'and a receipt.',
    start: 'Start Investing',
    login: 'I already have a login',
    picture:
      'Kaban on a phone, with sample data: the balance, buttons to deposit and withdraw, and the ' +
      'latest movements',
    pictureMark: 'Sample data',
    message: 'Your proof matches. The deposit is in your balance.',
    messageBy: 'Company support',
    figures: 'From the books',
    counted: 'Counted from the ledger,',
    allFigures: 'How these figures are made',
  },
  ticker: {
    title: 'Market figures',
    none: 'No market figure has been entered and confirmed yet.',
    pause: 'Pause the moving figures',
  },
  payouts: {
    title: 'Live payouts',
    lead: 'Shown because the owner agreed. Amounts are rounded down, times are shown to the hour.',
    list: 'Latest withdrawals that were paid',
    none:
      'Nothing to show yet: nobody has agreed to show a completed withdrawal. This list is never ' +
      'filled with examples.',
    atLeast: (amount: string) => `${amount}+`,
    noAmount: 'amount not shown',
    to: 'to',
    bank: 'a bank',
    ewallet: 'an e-wallet',
    pause: 'Pause the list',
    know:
      'Each line is one withdrawal in the ledger that our staff completed and whose owner ' +
      'agreed, on the receipt, to show it.',
    knowCrowd: (people: string) =>
      `We round the amount down until it fits at least ${people} people. Until then we show only ` +
      'the minimum withdrawal. The same rule decides whether we name the bank.',
  },
  banks: {
    title: 'Where withdrawals can go',
    lead: 'Supported channels, not our partners.',
    banks: 'Banks',
    ewallets: 'E-wallets',
    know:
      'The channels a withdrawal can go to, from the software itself. The letters are ours, not ' +
      'logos: we have not asked anyone for theirs. None of them endorses us.',
    about: 'the channels',
    list: 'Supported banks and e-wallets',
  },
  news: {
    title: 'News',
    none: 'The company has not linked to any news yet.',
  },
  market: {
    title: 'Market activity',
    know:
      'Entered from a named source and confirmed by a second person. It says nothing about what ' +
      'a plan will return.',
    none: 'No market figure has been entered and confirmed yet.',
    change: 'Change',
    asOf: 'As of',
    noChange: 'not given',
    up: 'up',
    down: 'down',
    unchanged: 'unchanged',
  },
  proofs: {
    title: 'Payout proofs',
    lead: 'Each receipt is signed: open one and check it.',
    none: 'No owner has published a receipt yet.',
    open: 'Check this receipt',
    amount: 'Amount',
    day: 'Paid on',
    receiver: 'Receiver',
    reference: 'Reference',
    know:
      'The owner of this withdrawal published its receipt. Its signature is checked each time ' +
      'someone opens it.',
  },
  testimonials: {
    title: 'Testimonials',
    lead: 'Written after a completed transaction and never edited.',
    none: 'Nobody has written one yet.',
    pictureOf: (name: string) => `Picture of ${name}`,
    average: (stars: string) => `${stars} of five stars`,
    ofAll: (count: number) => (count === 1 ? 'from the only one' : `average of all ${count}`),
    know:
      'Every published testimonial counts, whether or not it is shown here. Staff review them ' +
      'for abuse and personal data only, never for praise or criticism.',
    knowAmount:
      'The amount is a completed transaction of the writer in the ledger. The writer agreed to ' +
      'show it and can take that back at any time.',
    amount: {
      in: (amount: string) => `Deposited ${amount}`,
      out: (amount: string) => `Withdrew ${amount}`,
    },
    knowOne:
      'The writer has a completed transaction in the records of this installation and agreed to ' +
      'be shown.',
    stars: (rating: number) => `${rating} of five stars`,
    written: 'Written on',
  },
  notifications: {
    title: 'Transfer notifications',
    lead: 'What we really send, with made-up values.',
    example: 'Example',
    inApp: 'In the app',
    byMail: 'Email',
    noSms: 'We send no SMS: a text about your wallet is not from us.',
    list: 'Notifications, one after the other',
  },
  highlights: {
    title: 'Company highlights',
    none: 'The company has not added anything of its own yet.',
  },
  legal: {
    title: 'Legal compliance',
    none:
      'No registration has been entered. Nothing on this site says that a regulator has ' +
      'authorised this company to take deposits or investments.',
    number: 'Number',
    permits: 'What it permits',
    doesNotPermit: 'What it does not permit',
    issued: 'Issued on',
    expires: 'Ends on',
    over: 'This registration has ended',
    check: 'Check it with the regulator',
    document: 'Open the document',
    primer: 'Before you invest with anyone',
    primerText:
      'Being registered as a company is not permission to take investments. Ask for the number ' +
      'of the offer and look it up at the regulator.',
    law: 'Securities Regulation Code',
    lawKnow:
      'Republic Act No. 8799, section 8: securities may not be offered to the public unless the ' +
      'offer is registered.',
    notDeposit: 'A wallet is not a bank deposit and is not insured. It earns no interest.',
    since: 'Registered on',
  },
  contact: {
    title: 'Contact',
    email: 'Email',
    phone: 'Phone',
    hours: 'Business hours',
    emergency: 'In an emergency',
    address: 'Address',
    none: 'The company has not added its contact details yet. Users can write in the support chat.',
    faq: 'Questions and answers',
    howLong: 'How long does a withdrawal take?',
    howLongLead: 'Measured, not promised.',
    measured: ['Half of the withdrawals took at most', ', and nine in ten at most', '.'],
    notMeasured: 'There are not enough completed withdrawals yet to tell.',
    howLess: 'What are the minimum amounts?',
    minimums: ['Deposits start at', ', withdrawals at', '.'],
    howLost: 'Can I lose money?',
    lost:
      'Yes. An investment can bring less than it cost, down to the worst case its plan names. ' +
      'The money in your wallet stays yours to withdraw and earns nothing.',
    ready: 'Ready to look inside?',
    readyText: 'Registering is free, and it invests nothing.',
    register: 'Register Now',
    know: 'A setting of this installation, the same for everyone and in effect now.',
  },
}
