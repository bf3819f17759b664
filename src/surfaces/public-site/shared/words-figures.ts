/** The texts of /how-figures-are-made. */
export const siteFiguresWords = {
  title: 'How these figures are made',
  lead:
    'Nothing on the public pages of this site is typed in as a figure by us who made the ' +
    'software. Each comes from one of the places below, and each says which.',
  asOf: (time: string) => `The values on this page are those of ${time}, Manila time.`,
  counted: 'Counted from the records',
  countedLead:
    'The server counts these itself. There is no field in which anybody could enter or change one.',
  sampleMode:
    'This is a sample installation: what is counted here is made up, and every page says so.',
  liveMode: 'Sample rows are never counted: an installation with real money refuses to hold them.',
  others: 'Everything else',
  parts: {
    entries: {
      title: 'What the company says of itself',
      text:
        'News, questions, registrations, highlights, plans and how to reach the company ' +
        'are written by one person of the staff and published only when another one ' +
        'agrees. A text with a figure in it needs a source. Both persons, the source and ' +
        'the dates stand under “How we know”. An earlier version is kept and never written ' +
        'over.',
    },
    plans: {
      title: 'The return of a plan',
      text:
        'Staff enter the deposit, the term and what is projected to come back. The return ' +
        'over the term is what comes back, less the deposit, divided by the deposit. The ' +
        'yearly return is effective: what would come of it if the same plan were taken ' +
        'again and again for a year. The server refuses a plan above the cap.',
    },
    payouts: {
      title: 'Live payouts and proofs',
      text:
        'Each line is one completed withdrawal whose owner switched this on, on the ' +
        'receipt. The first letters of the name are shown and the rest is masked; the time ' +
        'is the hour; the amount is rounded down, and the bank left out, until enough ' +
        'people could be meant. Whoever switches it off is gone from the page within a ' +
        'minute.',
    },
    testimonials: {
      title: 'Testimonials and their average',
      text:
        'Only people with a completed transaction can write one, and only one each. Staff ' +
        'look at it before and may refuse it for abuse, personal data, advertising, being ' +
        'about something else, being unlawful, or promising a return; never for praise or ' +
        'blame. Every published one counts for the average.',
    },
    market: {
      title: 'Market figures',
      text:
        'One person of the staff enters the value with its source and time, and another ' +
        'confirms it. A value that is changed is gone from the public pages until it is ' +
        'confirmed again.',
    },
    settings: {
      title: 'Limits and how to reach us',
      text:
        'The least that can be deposited or withdrawn is a setting of this installation; ' +
        'it holds for everybody at once, because the same setting decides.',
    },
  },
  wrong: 'Something looks wrong?',
  wrongText: 'Tell us by the ways under Contact. A receipt can be checked by anybody.',
  verify: 'Check a receipt',
  back: 'Back to the first page',
}
