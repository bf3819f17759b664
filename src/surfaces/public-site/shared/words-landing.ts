/** The texts of the landing page. They contain no figures, which all need a source. */
export const siteLandingWords = {
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  hero: {
    title: 'A peso wallet with its books open to you',
    text:
      'Deposit and withdraw through your bank or e-wallet, invest in plans that state ' +
      'their risk as plainly as their return, and follow every peso by a reference, a date ' +
      'and a receipt.',
    /** Without plans there is nothing to invest in, so the text does not mention it. */
    textWithoutPlans:
      'Deposit and withdraw through your bank or e-wallet, and follow every peso by a ' +
      'reference, a date and a receipt.',
    start: 'Start Investing',
    login: 'I already have a login',
    figures: 'From the books',
    figuresHint: 'Counted from the records; nobody types them in. Press a line to see how we know.',
    allFigures: 'How these figures are made',
  },
  ticker: {
    title: 'Market figures',
    none: 'No market figure has been entered and confirmed yet.',
    pause: 'Pause the moving figures',
  },
  payouts: {
    title: 'Live payouts',
    lead:
      'Withdrawals that were paid, shown only where their owner agreed. Names are masked, ' +
      'amounts are rounded down, and of the time only the hour is said.',
    list: 'Latest withdrawals that were paid',
    none:
      'Nothing is shown yet: no completed withdrawal has an owner who agreed to it. This ' +
      'list is never filled with examples.',
    atLeast: (amount: string) => `at least ${amount}`,
    noAmount: 'amount not shown',
    to: 'to',
    bank: 'a bank',
    ewallet: 'an e-wallet',
    pause: 'Pause the list',
    know:
      'Each line is one withdrawal in the book of account that staff have completed and ' +
      'whose owner has agreed, on the receipt, to be shown.',
    knowCrowd: (people: string) =>
      `The amount is rounded down until at least ${people} people could be meant; before ` +
      'that, only the least that can be withdrawn is said. The bank is named only by the ' +
      'same rule.',
  },
  banks: {
    title: 'Where withdrawals can go',
    lead: 'Supported channels. They are not partners of this company and do not endorse it.',
    banks: 'Banks',
    ewallets: 'E-wallets',
    know:
      'The list of the software itself: the channels that a withdrawal can name. There are ' +
      'no logos, because none of them has been asked for one.',
    about: 'the channels',
  },
  news: {
    title: 'News',
    lead: 'What others have written, chosen by the company. Each link leads to who published it.',
    none: 'The company has not linked to any news.',
  },
  market: {
    title: 'Market activity',
    lead:
      'Entered by hand from a named source and confirmed by a second person. These figures ' +
      'say nothing about what a plan will bring.',
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
    lead:
      'Receipts of real withdrawals that their owners have published. Each is signed; open ' +
      'it and this site checks the signature before your eyes.',
    none: 'No receipt has been published by its owner yet.',
    open: 'Check this receipt',
    amount: 'Amount',
    day: 'Paid on',
    receiver: 'Receiver',
    know:
      'The owner of this withdrawal has published its receipt. Its signature is checked ' +
      'each time the receipt is opened.',
  },
  testimonials: {
    title: 'Testimonials',
    lead:
      'Written by people with a completed transaction, in their own words, never edited. ' +
      'Staff look only for abuse and personal data, never for praise or blame.',
    none: 'Nobody has written one yet.',
    pictureOf: (name: string) => `Picture of ${name}`,
    average: (stars: string) => `${stars} of five stars`,
    ofAll: (count: number) =>
      count === 1
        ? 'from the one that is published'
        : `the average of all ${count} that are published`,
    know:
      'Counted from the records of this installation: every published testimonial counts, ' +
      'whichever are shown here.',
    knowAmount:
      'The amount is a completed transaction of its writer in the books of this installation. ' +
      'Its writer agreed to show it and can take that back at any time.',
    amount: {
      in: (amount: string) => `Deposited ${amount}`,
      out: (amount: string) => `Withdrew ${amount}`,
    },
    knowOne:
      'Its writer has a completed transaction in the records of this installation and ' +
      'has agreed to be shown.',
    stars: (rating: number) => `${rating} of five stars`,
    written: 'Written on',
  },
  notifications: {
    title: 'Transfer notifications',
    lead:
      'What we tell you when money moves: in the application at once, and by email if you ' +
      'want it. The words are the real ones, the values are made up.',
    example: 'Example',
    inApp: 'In the application',
    byMail: 'Email',
    noSms: 'There are no SMS yet. A text message about your wallet does not come from us.',
  },
  highlights: {
    title: 'Company highlights',
    lead: 'Counted from the records, or entered with a source.',
    none: 'The company has entered nothing of its own here.',
  },
  legal: {
    title: 'Legal compliance',
    lead: 'What a regulator has on record about this company, with a link to look it up yourself.',
    none:
      'No registration has been entered. Nothing on this site says that a regulator has ' +
      'authorised this company to take deposits or investments.',
    number: 'Number',
    permits: 'What it permits',
    doesNotPermit: 'What it does not permit',
    issued: 'Issued on',
    expires: 'Ends on',
    noEnd: 'no end given',
    over: 'This registration is over',
    check: 'Check it at the regulator',
    document: 'Open the document',
    primer: 'Before you invest with anybody',
    primerText:
      'Being registered as a company is not a permission to take investments. That is a ' +
      'second permission, given for each offer. Ask for its number and look it up at the ' +
      'regulator before you send money.',
    law: 'The Securities Regulation Code',
    lawText:
      'says that securities may not be offered to the public without a registration of the offer.',
    lawKnow: 'Republic Act No. 8799, section 8.',
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
    none:
      'The company has not entered how to reach it. Who has signed in can write to it in ' +
      'the support chat.',
    faq: 'Questions and answers',
    howLong: 'How long does a withdrawal take?',
    howLongLead: 'It is measured and not promised.',
    measured: ['Half of the withdrawals took at most', ', and nine in ten at most', '.'],
    notMeasured: 'There are not enough completed withdrawals yet to say it.',
    howLess: 'What is the least that I can deposit or withdraw?',
    minimums: ['Deposits begin at', ', withdrawals at', '.'],
    howLost: 'Can I lose money?',
    lost:
      'Yes. An investment can bring less than it cost, down to the worst case that its ' +
      'plan names. What is in the wallet itself is yours to withdraw and earns nothing.',
    ready: 'Ready to look inside?',
    readyText: 'Registering costs nothing, and nothing is invested by it.',
    register: 'Register Now',
    know: 'A setting of this installation. It holds for everybody and at once.',
  },
}
