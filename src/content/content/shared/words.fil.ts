import { entriesMax } from './rules-edit.ts'
import type { ownFindings, contentRefusals } from './words.ts'

const notDone = 'Walang Nabago'
const second = 'Kailangan ng Ikalawang Tao'
const source = 'Kailangan ng Pinagkunan'

export const contentRefusalsFil: typeof contentRefusals = {
  'content-not-found': { title: notDone, message: 'Walang ganitong entry.' },
  'content-changed': {
    title: 'Nabago Na',
    message:
      'May kasamahang nagbago ng entry na ito pagkabukas mo. Walang na-save. Tingnan muna ang ' +
      'mga binago niya.',
  },
  'content-moved': {
    title: 'Nabago Na',
    message: 'Nagbago na ang bersyong ito mula nang buksan mo. Tingnan ulit.',
  },
  'version-waiting': {
    title: 'Naghihintay ng Pasya',
    message:
      'May bersyon ng entry na ito na naghihintay ng pag-apruba. Bawiin o ibalik muna ito bago ' +
      'sumulat ng iba.',
  },
  'version-id-reused': {
    title: notDone,
    message: 'Na-save na ang form na ito na may ibang teksto. Buksan ulit ito.',
  },
  'single-exists': {
    title: notDone,
    message: 'Mayroon nang ganitong entry. Iyon ang baguhin.',
  },
  'entries-full': {
    title: 'Masyadong Maraming Entry',
    message: `Hanggang ${entriesMax} entry lang ng bawat uri. Mag-unpublish muna ng isa.`,
  },
  'own-version': {
    title: second,
    message: 'Ikaw ang sumulat ng bersyong ito. Ibang staff ang dapat mag-apruba.',
  },
  'not-your-version': {
    title: notDone,
    message: 'Ang sumulat lang ang puwedeng magpasa o bumawi ng bersyon.',
  },
  'author-not-staff': {
    title: notDone,
    message:
      'Hindi na staff ang sumulat ng bersyong ito. Ibang staff ang dapat mag-save nito ulit.',
  },
  'approver-not-staff': { title: notDone, message: 'Hindi ka na staff.' },
  'approver-too-new': {
    title: second,
    message: 'Ipinasa ito bago ka naging staff. Kasamahang staff na noon ang dapat magpasya.',
  },
  'return-reason-required': {
    title: 'Kailangan ng Dahilan',
    message: 'Pakibigay ang dahilan; mababasa ito ng sumulat.',
  },
  'plans-above-cap': {
    title: 'May mga Planong Lampas sa Hangganan',
    message: ({ plans }) =>
      `Nakalathala nang lampas dito: ${plans}. I-unpublish o baguhin muna ang mga ito.`,
  },
  'popular-taken': {
    title: 'May Ibang Planong Minarkahan',
    message: ({ plan }) =>
      `Nakalathala ang ${plan} bilang pinakapatok. Alisin muna ang markang iyon o i-unpublish ` +
      'ang plano.',
  },
  'picture-gone': {
    title: notDone,
    message: 'Hindi na nakatago ang larawang ito. Piliin ulit ito.',
  },
  'cap-stays': {
    title: second,
    message: 'Mapapalitan ng dalawang tao ang hangganan. Walang makakapag-alis nito.',
  },
}

export const ownFindingsFil: typeof ownFindings = {
  'text-missing': {
    title: 'Kulang ang Teksto',
    message: 'Isulat ang tekstong ito bago ipasa.',
  },
  'english-missing': {
    title: 'Kulang ang Ingles',
    message: 'Isulat din ang teksto sa Ingles. Kung wala, walang makikita ang nagbabasa ng Ingles.',
  },
  'source-missing': {
    title: source,
    message: 'May numero ang tekstong ito. Sabihin kung saan ito masusuri ng mambabasa.',
  },
  'source-date-missing': {
    title: source,
    message: 'Ilagay ang araw kung kailan mo tiningnan ang pinagkunan.',
  },
  'no-such-day': { title: 'Walang Ganitong Araw', message: 'Wala sa kalendaryo ang araw na ito.' },
  'day-ahead': { title: 'Hindi Pa Dumarating', message: 'Darating pa lamang ang araw na ito.' },
  'registration-over': {
    title: 'Nag-expire ang Rehistro',
    message: 'Nag-expire na ang rehistrong ito, kaya hindi ito ipinapakita.',
  },
}
