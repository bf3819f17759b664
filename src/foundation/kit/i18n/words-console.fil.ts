import type { kitEditWords, kitListWords, pictureViewerWords } from './words-console.ts'

export const pictureViewerWordsFil: typeof pictureViewerWords = {
  zoomIn: 'Palakihin',
  zoomOut: 'Paliitin',
  turn: 'Paikutin',
  whole: 'Ipakita ang buong larawan',
  keys:
    'Mga key: + at − para sa laki, mga arrow para gumalaw, Z para umikot, 0 para sa buong ' +
    'larawan.',
  state: (percent, turned) =>
    turned === 0 ? `${percent}%` : `${percent}%, nakaikot nang ${turned}°`,
  broken: 'Hindi maipakita ang larawang ito.',
}

export const kitEditWordsFil: typeof kitEditWords = {
  changedTitle: 'May nagbago habang bukas ito',
  changedMore:
    'May ibang nag-save ng pagbabago. Narito pa ang itinype mo pero hindi pa ito naka-save. ' +
    'I-load ang pinakabago at ilagay ulit ang pagbabago mo.',
  changedUntyped: 'May ibang nag-save ng pagbabago. I-load muna ang pinakabago.',
  loadNewest: 'I-load ang pinakabago',
}

export const kitListWordsFil: typeof kitListWords = {
  clearFilters: 'Alisin ang hinahanap at mga filter',
  late: 'naantala',
  periods: {
    today: 'Ngayong araw',
    yesterday: 'Kahapon',
    'this-week': 'Ngayong linggo',
    'last-week': 'Noong nakaraang linggo',
    'this-month': 'Ngayong buwan',
    'last-month': 'Noong nakaraang buwan',
    '24-hours': 'Huling 24 oras',
    '7-days': 'Huling 7 araw',
    '30-days': 'Huling 30 araw',
  },
  fromDay: 'Mula',
  untilDay: 'Hanggang',
  daysReversed: 'Mas nauna ito sa unang araw.',
  filterOf: (column) => `Filter: ${column}`,
  fromAmount: 'Hindi bababa sa',
  untilAmount: 'Hindi hihigit sa',
  noAmount: 'Maglagay ng halaga, gaya ng 1,000.50.',
  amountsReversed: 'Mas maliit ito sa unang halaga.',
  between: (from, to) =>
    from === '' ? `hanggang ${to}` : to === '' ? `mula ${from}` : `${from} hanggang ${to}`,
  applyFilter: 'I-apply',
  clearFilter: 'Alisin',
  columns: 'Mga column',
  lowRows: 'Taas ng hilera',
  lowerRows: 'Mas maraming hilera',
  higherRows: 'Mas mataas na hilera',
  arrived: (count) => `${count} ang bago, ipakita`,
  showNew: 'Ipakita ang mga bago',
  keyDown: 'Susunod na hilera',
  keyUp: 'Naunang hilera',
  keyOpen: 'Buksan ang hilera',
  keyChoose: 'Piliin ang hilera',
  move: 'lumipat',
  choose: 'pumili',
  open: 'buksan',
  allKeys: 'lahat ng key',
  first: 'Una',
  previous: 'Nauna',
  next: 'Susunod',
}
