/** The key facts sheet, on the screen and as a PDF. */
export const factsWords = {
  title: 'Key facts',
  intro: 'One page: what you may gain, what you may lose, and how to get out.',
  projected: 'Projected to come back, after tax',
  worst: 'Comes back in the worst case',
  notOwed: 'Projected, not owed',
  pdf: 'PDF',
  pdfMore: 'Key facts as PDF',
  pdfFailed: 'Error Fetching Key Facts',
  forAmount: (amount: string) => `For ${amount}`,
  sections: {
    what: 'What it is',
    dates: 'Term',
    return: 'What may come back',
    worst: 'Worst case',
    source: 'Where the return comes from',
    fees: 'Fees',
    tax: 'Tax',
    risk: 'Risk',
    out: 'How to get out',
    behind: 'Who is behind it',
  },
  what: (company: string) =>
    `You place money with ${company} for a fixed term. It is not a bank deposit: no bank and ` +
    'no deposit insurance backs it.',
  currency: 'All amounts are in Philippine pesos (PHP).',
  dates: (days: string, from: string, to: string) => `${days}, from ${from} to ${to}.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  projects: (gain: string, term: string, year: string) =>
    `Projected return before tax: ${gain}. That is ${term} over the whole term, ${year} a year ` +
    'if repeated. Actual days are counted, in a year of 365 (Act/365).',
  owed:
    'It is a projection. The company owes it only once it has declared the income that pays ' +
    'it. Until then the payout, including what you placed, can be late.',
  formula: (payout: string, deposit: string) =>
    `For the whole term: amount × (${payout} − ${deposit}) ÷ ${deposit}, rounded down to the ` +
    'centavo.',
  worstBack: (amount: string) => `${amount} comes back.`,
  tax: (name: string, rate: string, amount: string) =>
    `${name}: ${rate} of the return is withheld, here ${amount}. Nothing is withheld from what ` +
    'you placed.',
  noTax: 'Nothing is withheld. You may have to declare a return and pay tax on it yourself.',
  cooling: (until: string) =>
    `Until ${until} you can cancel, and everything comes back free of charge.`,
  exit: (share: string, fee: string, back: string) =>
    `After that you can leave early for ${share} of the amount: the fee is ${fee}, ${back} ` +
    'comes back, and no return is paid.',
  exitFee: (share: string) => `For leaving early: ${share} of the amount.`,
  noExit: 'After that you cannot leave before the term ends.',
  atEnd:
    'When the term ends, the payout goes to your wallet as soon as declared income covers the ' +
    'return, unless you choose otherwise.',
  permissions: { registration: 'Registration', exemption: 'Exemption' },
  behind: (company: string, kind: string, regulator: string, number: string, until: string) =>
    `${company}. ${kind}: ${regulator}, no. ${number}, until ${until}. It lets the company offer ` +
    'this; it does not say that the plan will succeed.',
  lookUp: (url: string) => `Look it up: ${url}`,
  version: (version: number, sha: string) => `Terms: version ${version}, fingerprint ${sha}`,
  figuresFrom: (source: string) => `Source of the plan's figures: ${source}`,
  frozen: (on: string) => `Terms as accepted on ${on}.`,
  asOf: (on: string) => `As of ${on}, Manila time.`,
  sample: 'SAMPLE',
  sampleNote: 'Sample data. No real money, no real people.',
}
