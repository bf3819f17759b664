/** The source of sample figures and contents. Screens show a translated text instead. */
export const sampleSource = 'Made up for the sample town'

export const marketWords = {
  market: 'Market figures',
  up: 'up',
  down: 'down',
  unchanged: 'unchanged',
  source: (source: string) => `Source: ${source}`,
  asOf: (time: string) => `As of ${time}`,
  oneWord: 'entered by one person, not yet confirmed by a second',
  madeUp: 'made up for the sample town',
  sample: 'Sample data',
  none: 'No market figures have been entered.',
  noneMore: 'Figures that the company enters appear here with their source and time.',
  failed: 'Error Fetching Market Figures',
}
