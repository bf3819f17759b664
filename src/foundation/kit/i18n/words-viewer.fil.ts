import type { pictureViewerWords } from './words-viewer.ts'

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
