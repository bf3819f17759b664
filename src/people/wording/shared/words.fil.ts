import type { wordingFindings, wordingMarkWords, wordingRefusals } from './words.ts'

export const wordingFindingsFil: typeof wordingFindings = {
  'claims-guarantee': {
    title: 'Pangakong Walang Makatutupad',
    message: ({ words = '' }) =>
      `Sinasabi ng “${words}” na tiyak ang isang bagay. Sabihin kung gaano ito kaposible, o ` +
      'alisin ang mga salita.',
  },
  'claims-risk-free': {
    title: 'Palaging May Panganib',
    message: ({ words = '' }) =>
      `Sinasabi ng “${words}” na walang maaaring mawala. Sabihin kung ano ang maaari, o ` +
      'alisin ang mga salita.',
  },
  'claims-urgency': {
    title: 'Walang Pagmamadali',
    message: ({ words = '' }) => `Minamadali ng “${words}” ang mga tao. Alisin ang mga salita.`,
  },
  'claims-return': {
    title: 'Kitang Sinabi sa Salita',
    message: ({ words = '' }) =>
      `Nagsasabi ng kita ang “${words}”. Mga plano lang ang nagsasabi ng kita, sa ` +
      'kanilang mga numero, na kinukuwenta. Alisin dito ang mga salita.',
  },
  'claims-approval': {
    title: 'Sabihin sa Rehistro',
    message: ({ words = '' }) =>
      `Sinasabi ng “${words}” na may inaprubahan ang isang awtoridad. Tala lang ng rehistro ang ` +
      'nagsasabi niyan, kasama ang numero at kung saan ito masusuri ng sinuman. Alisin dito ang ' +
      'mga salita.',
  },
  'claims-backing': {
    title: 'Walang Seguro ang Wallet',
    message: ({ words = '' }) =>
      `Sinasabi ng “${words}” na pamahalaan o tagaseguro ang sumasagot sa pera. Alisin ang ` +
      'mga salita; maaaring sabihing hindi ito nakaseguro.',
  },
  'claims-superlative': {
    title: 'Kailangan ng Pinagkunan',
    message: ({ words = '' }) =>
      `Kailangan ng “${words}” ng pinagkunang nagsasabi nito. Ibigay ito, o alisin ang mga salita.`,
  },
}

export const wordingMarkWordsFil: typeof wordingMarkWords = {
  title: 'Mga numerong parang kita ang dating',
  forAuthor:
    'Maaari mo itong i-save. Kailangang kumpirmahin ng mag-aapruba na nabasa niya ang ' +
    'mga salitang ito:',
  forApprover:
    'Basahin ulit ang mga salitang ito. Baka akalain ng mga tao na ganito ang babalik sa kanila:',
  confirm: 'Nabasa ko ang mga minarkahang numero. Tama ang mga ito at walang ipinapangako.',
  notConfirmed: 'Kumpirmahin na nabasa mo ang mga minarkahang numero.',
}

export const wordingRefusalsFil: typeof wordingRefusals = {
  'marks-not-read': {
    title: 'Basahin Muna ang mga Minarkahang Numero',
    message: ({ words = '' }) => `Kumpirmahin na nabasa mo ang mga minarkahang numero: ${words}.`,
  },
}
