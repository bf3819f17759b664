import type { announcementRefusals, announcementWords } from './words.ts'

const operationFailed = 'Hindi Natuloy'

export const announcementWordsFil: typeof announcementWords = {
  title: 'Mga Anunsyo',
  none: 'Walang anunsyo.',
  noneMore: 'Dito nakasulat ang sinasabi sa iyo ng kompanya. Wala kang kailangang gawin.',
  showAll: (count) => `Ipakita ang lahat ng ${count} anunsyo`,
  showFewer: 'Mas kaunti ang ipakita',
  priorities: { high: 'Mahalaga', medium: 'Anunsyo', low: 'Para sa kaalaman mo' },
  unseen: 'Bago',
  personal: 'Para sa iyo',
  readMore: 'Basahin pa',
  readLess: 'Mas maikli',
  fetchFailed: 'Hindi Makuha ang mga Anunsyo',
}

export const announcementRefusalsFil: typeof announcementRefusals = {
  'announcement-title-required': {
    title: 'Kailangan ang Pamagat',
    message: 'Maglagay ng pamagat para sa anunsyo.',
  },
  'announcement-asks-secret': {
    title: 'Humihingi ng Lihim',
    message:
      'Hindi tayo kailanman humihingi ng password o code. Walang na-save. ' +
      'Isulat ito nang hindi humihingi.',
  },
  'announcement-not-found': {
    title: operationFailed,
    message: 'Wala na ang anunsyong ito. Maaaring may ibang nagbura nito.',
  },
  'announcement-id-reused': {
    title: operationFailed,
    message: 'Nagamit na ang hiling na ito sa ibang anunsyo. I-reload ang pahina at subukan ulit.',
  },
  'announcement-changed': {
    title: operationFailed,
    message: 'May ibang nagbago ng anunsyong ito. Tingnan itong muli; walang na-save.',
  },
  'target-fixed': {
    title: operationFailed,
    message:
      'Mananatili sa user na ito ang anunsyong para sa isang user. Gumawa ng bago para sa iba.',
  },
  'target-not-found': {
    title: operationFailed,
    message: 'Wala ang user na ito, o hindi siya user ng wallet.',
  },
}
