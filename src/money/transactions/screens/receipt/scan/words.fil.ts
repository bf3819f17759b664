import type { scanWords } from './words.ts'

export const scanWordsFil: typeof scanWords = {
  scan: 'I-scan ang QR code',
  stop: 'Ihinto ang camera',
  camera: 'Ang nakikita ng camera',
  aim: 'Itutok ang camera sa QR code ng resibo.',
  foreign: 'Hindi sa amin ang resibong ito. Tingnan ang address sa resibo, o i-type ang code nito.',
  refused:
    'Naka-block ang camera para sa pahinang ito. Payagan ito sa settings ng browser mo, o i-type ' +
    'ang code.',
  failed:
    'Hindi bumukas ang camera. Isara ang ibang app na gumagamit nito at subukan ulit, o i-type ' +
    'ang code.',
}
