import type { announcementRefusals, announcementWords } from './words.ts'

const operationFailed = 'Hindi natuloy'

export const announcementWordsFil: typeof announcementWords = {
  title: 'Mga anunsyo',
  none: 'Walang anunsyo.',
  noneMore: 'Lalabas dito ang mga balita mula sa kompanya.',
  showAll: (count) => `Ipakita ang lahat ng ${count} anunsyo`,
  showFewer: 'Mas kaunti ang ipakita',
  priorities: { high: 'Mahalaga', medium: 'Anunsyo', low: 'Para sa kaalaman mo' },
  unseen: 'Bago',
  personal: 'Para sa iyo',
  readMore: 'Basahin pa',
  readLess: 'Mas maikli',
  fetchFailed: 'Hindi makuha ang mga anunsyo',
}

export const announcementRefusalsFil: typeof announcementRefusals = {
  'announcement-title-required': {
    title: 'Kailangan ang pamagat',
    message: 'Maglagay ng pamagat para sa anunsyo.',
  },
  'announcement-asks-secret': {
    title: 'Humihingi ng password o code',
    message:
      'Hindi tayo kailanman humihingi ng password o code. Walang na-save. Baguhin ang teksto.',
  },
  'announcement-not-found': {
    title: operationFailed,
    message: 'Wala na ang anunsyong ito. Baka may kasamahang nagbura nito.',
  },
  'announcement-id-reused': {
    title: operationFailed,
    message: 'Nagamit na ang hiling na ito sa ibang anunsyo. I-reload ang pahina at subukan ulit.',
  },
  'announcement-changed': {
    title: operationFailed,
    message: 'May kasamahang nagbago ng anunsyong ito pagkabukas mo. Walang na-save; tingnan ulit.',
  },
  'target-fixed': {
    title: operationFailed,
    message: 'Hindi mo mababago kung para kanino ang anunsyong ito. Gumawa na lang ng bago.',
  },
  'target-not-found': {
    title: operationFailed,
    message: 'Walang ganitong user, o wala siyang wallet.',
  },
}
