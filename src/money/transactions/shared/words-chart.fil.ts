import type { balanceChartWords } from './words-chart.ts'

export const balanceChartWordsFil: typeof balanceChartWords = {
  title: 'Balanse sa paglipas ng panahon',
  withHeld: 'Kasama ang nakatabi',
  highest: (amount) => `Pinakamataas sa dulo ng araw ${amount}`,
  span: 'Panahong ipinapakita',
  days: (count) => `${count} araw`,
  today: 'Ngayon',
  says: ({ from, to, lowest, highest, now }) =>
    `Balanse mula ${from} hanggang ${to}: pinakamababa ${lowest}, pinakamataas ${highest}, ` +
    `ngayon ${now}. Nasa talahanayan sa ibaba ang bawat pagbabago.`,
  figuresHidden: 'Balanse sa paglipas ng panahon. Nakatago ang mga halaga.',
  showTable: 'Ipakita bilang talahanayan',
  day: 'Araw',
  balance: 'Balanse',
  failed: 'Hindi makuha ang balanse sa paglipas ng panahon',
}
