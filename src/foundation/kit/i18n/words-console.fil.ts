import type { kitEditWords, kitListWords, pictureViewerWords } from './words-console.ts'

export const pictureViewerWordsFil: typeof pictureViewerWords = {
  zoomIn: 'Palakihin',
  zoomOut: 'Paliitin',
  turn: 'Iikot',
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
    'May nag-save ng pagbabago samantala. Narito pa ang tina-type mo at hindi pa ito naka-save. ' +
    'I-load ang pinakabago at i-type ulit ang pagbabago mo.',
  changedUntyped:
    'May nag-save ng pagbabago samantala. I-load muna ang pinakabago bago ka magbago.',
  loadNewest: 'I-load ang pinakabago',
}

export const kitListWordsFil: typeof kitListWords = {
  clearFilters: 'Alisin ang hinahanap at mga filter',
}
