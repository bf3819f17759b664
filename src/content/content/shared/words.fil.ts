import { entriesMax } from './rules-edit.ts'
import type { ownFindings, contentRefusals } from './words.ts'

const notDone = 'Walang Nabago'
const second = 'Kailangan ng Ikalawang Tao'
const source = 'Kailangan ng Pinagkunan'

export const contentRefusalsFil: typeof contentRefusals = {
  'content-not-found': { title: notDone, message: 'Walang ganoong tala.' },
  'content-changed': {
    title: 'Nabago Na',
    message:
      'May kasamang nagbago ng talang ito mula nang buksan ninyo. Walang na-save na gawa ' +
      'ninyo: tingnan muna ang sa kanila.',
  },
  'content-moved': {
    title: 'Nabago Na',
    message: 'Wala na sa dating katayuan ang bersyong ito. Tingnan muli.',
  },
  'version-waiting': {
    title: 'Naghihintay ng Pasya',
    message:
      'May bersyon ng talang ito na naghihintay sa ikalawang tao. Kailangan muna itong ' +
      'bawiin o ibalik bago sumulat ng iba.',
  },
  'version-id-reused': {
    title: notDone,
    message: 'Na-save na ang form na ito na may ibang mga salita. Buksan itong muli.',
  },
  'single-exists': {
    title: notDone,
    message: 'May isa nang tala ng ganitong uri. Iyon ang baguhin.',
  },
  'entries-full': {
    title: 'Napakaraming Tala',
    message: `May lugar para sa ${entriesMax} tala ng bawat uri. Mag-alis muna ng isa.`,
  },
  'own-version': {
    title: second,
    message: 'Kayo mismo ang sumulat ng bersyong ito. Ibang kawani ang kailangang magpasya.',
  },
  'not-your-version': {
    title: notDone,
    message: 'Ang sumulat lamang ang makapagpapasa o makababawi ng bersyon.',
  },
  'author-not-staff': {
    title: notDone,
    message: 'Hindi na kawani ang sumulat ng bersyong ito. Kailangang may mag-save nito muli.',
  },
  'approver-not-staff': { title: notDone, message: 'Hindi na kayo kawani.' },
  'approver-too-new': {
    title: second,
    message: 'Naipasa ito bago kayo naging kawani. Ang kawani na noon pa ang kailangang magpasya.',
  },
  'return-reason-required': {
    title: 'Kailangan ang Dahilan',
    message: 'Pakibigay ang dahilan; babasahin ito ng sumulat.',
  },
  'plans-above-cap': {
    title: 'May mga Plan na Lampas sa Hangganan',
    message: ({ plans }) =>
      `Nakalathala at lampas dito: ${plans}. Alisin o baguhin muna ang mga ito.`,
  },
  'popular-taken': {
    title: 'May Ibang Plan na Minarkahan',
    message: ({ plan }) =>
      `Nakalathala ang ${plan} bilang pinakapopular. Alisin muna ang markang iyon o ang ` +
      'plan na iyon.',
  },
  'picture-gone': {
    title: notDone,
    message: 'Hindi na nakaimbak ang larawang ito. Piliin ito muli.',
  },
  'cap-stays': {
    title: second,
    message: 'Mapapalitan ng dalawang tao ang hangganan, ngunit hindi kailanman maaalis.',
  },
}

export const ownFindingsFil: typeof ownFindings = {
  'text-missing': {
    title: 'Kulang ang Teksto',
    message: 'Kailangan itong isulat bago mabasa ng sinuman.',
  },
  'english-missing': {
    title: 'Kulang ang Ingles',
    message: 'Isulat din ang teksto sa Ingles: walang makikita ang bumabasa ng Ingles.',
  },
  'source-missing': {
    title: source,
    message: 'Ang tekstong may numero ay nagsasabi kung saan ito masusuri. Ibigay ang pinagkunan.',
  },
  'source-date-missing': {
    title: source,
    message: 'Sabihin kung kailan tiningnan ang pinagkunan.',
  },
  'no-such-day': { title: 'Walang Ganoong Araw', message: 'Walang ganoong araw sa kalendaryo.' },
  'day-ahead': { title: 'Hindi Pa Dumarating', message: 'Darating pa lamang ang araw na ito.' },
  'registration-over': {
    title: 'Tapos na ang Rehistro',
    message: 'Tapos na ang bisa ng rehistrong ito. Hindi ipinakikita ang wala nang bisa.',
  },
}
