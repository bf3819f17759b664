/** The card on the user's first page. */
export const placementHomeWords = {
  title: 'Investments',
  open: 'Open',
  nextDay: (day: string) => `Next term ends ${day}`,
  late: (count: number) => (count === 1 ? 'One is late' : `${count} are late`),
  apart: 'Placed, apart from your wallet',
  none: 'You have no investments yet.',
  failed: 'Error Fetching Investments',
}
