/** The yearly tax statement, on the screen and in the file. */
export const taxWords = {
  heading: 'Tax statements',
  intro: 'What your investments earned in a year, and the tax withheld.',
  none: 'A statement appears here after your first return.',
  download: 'Download',
  downloadOf: (year: number) => `Download the tax statement of ${year}`,
  downloadFailed: 'Download Failed',
  fetchFailed: 'Error Loading Data',
  title: (year: number) => `Tax statement ${year}`,
  period: (year: number) => `Returns paid from 1 January to 31 December ${year}`,
  soFar: (day: string) => `Returns paid until ${day}; the year is not over`,
  paidOn: 'Paid on',
  plan: 'Plan',
  placed: 'Placed',
  gross: 'Before tax',
  rate: 'Rate',
  tax: 'Tax withheld',
  net: 'After tax',
  total: 'Total',
  notCertificate: 'This is not a BIR certificate. Ask our support if you need one.',
  principal:
    'What you placed is not a return and is not taxed. Losses and early-exit fees are not ' +
    'listed here.',
  recorded: (company: string) =>
    `* ${company} recorded this investment for you and withheld no tax from it.`,
  manilaTime: 'Dates are in Manila time.',
  sample: 'Sample data',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
