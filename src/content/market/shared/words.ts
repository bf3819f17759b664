/** The source of sample figures and contents. Screens show a translated text instead. */
export const sampleSource = 'Made up for the sample town'

export const marketWords = {
  market: 'Market figures',
  up: 'up',
  down: 'down',
  unchanged: 'unchanged',
  source: (source: string) => `Source: ${source}`,
  asOf: (time: string) => `As of ${time}`,
  oneWord: 'entered by one person, not confirmed by a second yet',
  madeUp: 'made up for the sample town',
  sample: 'Sample data',
  none: 'No market figures have been entered.',
  noneMore: 'When the company enters some, they appear here with their source and time.',
  failed: 'Error Fetching Market Figures',
}
