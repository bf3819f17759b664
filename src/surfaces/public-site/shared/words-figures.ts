/** The texts of /how-figures-are-made. */
export const siteFiguresWords = {
  title: 'How these figures are made',
  lead:
    'None of the figures on this site’s public pages were typed in by the makers of the ' +
    'software. Each comes from one of the places below and says which.',
  asOf: (time: string) => `The values on this page are from ${time}, Manila time.`,
  counted: 'Counted from the records',
  countedLead:
    'The server counts these and refreshes them every half minute. Nobody can enter or change one.',
  sampleMode:
    'This is a sample installation: what is counted here is made up, and every page says so.',
  liveMode: 'Sample rows are never counted: an installation with real money refuses to store them.',
  others: 'Everything else',
  parts: {
    entries: {
      title: 'What the company says about itself',
      text:
        'One staff member writes news, questions, registrations, highlights, plans and ' +
        'contact details; they are published only when another one approves. A text with a ' +
        'figure in it needs a source. The icon beside a text shows both people, the source and ' +
        'the dates. Earlier versions are kept and never overwritten.',
    },
    plans: {
      title: 'The return of a plan',
      text:
        'Staff enter the deposit, the term and the projected payout. The total return is the ' +
        'payout, less the deposit, divided by the deposit. The annual return is effective: what ' +
        'would result if the same plan were taken again and again for a year. The server refuses ' +
        'a plan above the cap.',
    },
    payouts: {
      title: 'Live payouts and proofs',
      text:
        'Each line is one completed withdrawal whose owner turned this on, on the receipt. The ' +
        'first letters of the name are shown and the rest is masked; the time is shown to the ' +
        'hour; the amount is rounded down, and the bank left out, until they fit enough people. ' +
        'Owners who turn it off disappear from the page within a minute.',
    },
    testimonials: {
      title: 'Testimonials and their average',
      text:
        'Only people with a completed transaction can write one, and only one each. Staff review ' +
        'it first and may refuse it for abuse, personal data, advertising, being off topic, ' +
        'being unlawful, or promising a return; never for praise or criticism. Every published ' +
        'one counts towards the average.',
    },
    market: {
      title: 'Market figures',
      text:
        'One staff member enters the value with its source and time, and another confirms it. ' +
        'A changed value leaves the public pages until it is confirmed again.',
    },
    settings: {
      title: 'Limits and contact details',
      text:
        'The minimum deposit and withdrawal are settings of this installation. The same setting ' +
        'decides, so they apply to everyone at once.',
    },
  },
  wrong: 'Does something look wrong?',
  wrongText: 'Tell us; our contact details are on the home page. Anyone can check a receipt.',
  verify: 'Check a receipt',
  back: 'Back to the home page',
}
