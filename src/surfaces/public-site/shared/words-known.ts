/** The texts of "How we know". */
export const siteKnownWords = {
  how: 'How we know',
  about: (what: string) => `: ${what}`,
  source: 'Source',
  sourceDate: 'Date of the source',
  noSource: 'The company itself. It names no source, and none is needed for it.',
  author: 'Written by',
  approver: 'Agreed to by',
  enteredBy: 'Entered by',
  confirmedBy: 'Confirmed by',
  published: 'Published',
  version: 'Version',
  asOf: 'As of',
  figuresLink: 'How these figures are made',
  sample: 'Sample',
  manila: 'Manila time',
  newWindow: '(leads to another site)',
}
