/** The card on the user's first page. */
export const placementHomeWords = {
  title: 'Investments',
  open: 'Open',
  plans: 'See plans',
  none: 'You have no open investments.',
  nextDay: (day: string) => `Next term ends ${day}`,
  late: (count: number) => (count === 1 ? 'One is late' : `${count} are late`),
  apart: 'Placed, separate from your wallet',
  dayOf: (day: number, length: number, end: string) => `Day ${day} of ${length} · ends ${end}`,
  failed: 'Error Fetching Investments',
}
