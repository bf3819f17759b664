/** The texts of the sources beside figures and entries. */
export const siteKnownWords = {
  how: 'Source',
  about: (what: string) => `: ${what}`,
  source: 'Source',
  sourceDate: 'Date of the source',
  noSource: 'The company itself. It names no other source, and none is needed here.',
  author: 'Written by',
  approver: 'Approved by',
  enteredBy: 'Entered by',
  confirmedBy: 'Confirmed by',
  published: 'Published',
  version: 'Version',
  asOf: 'As of',
  figuresLink: 'How these figures are made',
  sample: 'Sample',
  manila: 'Manila time',
  newWindow: '(opens another site)',
}
