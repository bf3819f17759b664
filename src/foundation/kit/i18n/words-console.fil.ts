import type { kitListWords, pictureViewerWords } from './words-console.ts'

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

export const kitListWordsFil: typeof kitListWords = {
  clearFilters: 'Alisin ang hinahanap at mga filter',
}
