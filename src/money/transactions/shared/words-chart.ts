/** The balance over time, on the user's first page. */
export const balanceChartWords = {
  title: 'Balance over time',
  withHeld: 'Includes amounts on hold',
  highest: (amount: string) => `Highest at day’s end ${amount}`,
  span: 'Time shown',
  days: (count: number) => `${count} days`,
  today: 'Today',
  says: (chart: { from: string; to: string; lowest: string; highest: string; now: string }) =>
    `Balance from ${chart.from} to ${chart.to}: lowest ${chart.lowest}, highest ` +
    `${chart.highest}, now ${chart.now}. The table below has every step.`,
  figuresHidden: 'Balance over time. Its figures are hidden.',
  showTable: 'Show as table',
  day: 'Day',
  balance: 'Balance',
  failed: 'Could not load your balance over time',
}
