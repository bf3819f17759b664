import { highYearlyBasisPoints, termMaxDays } from '#content/plans/shared/rules.ts'
import { showRate } from '#content/plans/shared/words.ts'
import { capMaxPercent } from './rules-plan-form.ts'
import type { contentPlansWords } from './words-plans.ts'

export const contentPlansWordsFil: typeof contentPlansWords = {
  title: 'Mga Plano',
  intro:
    'Ang mga plano sa pampublikong pahina. Isang tao ang sumusulat, iba ang nag-aapruba. ' +
    'Kinukuwenta ang kita, at tinatanggihan ang planong nangangako nang sobra.',
  add: 'Magdagdag ng plano',
  addTitle: 'Magdagdag ng plano',
  none: 'Wala pang plano',
  noneMore: 'Hangga’t walang plano na inilathala ng dalawang tao, sinasabi ng pahina na wala pa.',
  caption: 'Mga plano, ayon sa ayos ng pahina',
  noun: 'plano',
  fetchFailed: 'Hindi Makuha ang mga Plano',
  plan: 'Plano',
  terms: 'Deposito at payout',
  inDays: (days) => `sa ${days} araw`,
  aYear: (rate) => `${rate} bawat taon`,
  yearlyMoreThan: (rate) => `higit sa ${rate}`,
  popular: 'Pinakapatok',
  place: (position) => `Puwesto ${position}`,

  cap: 'Hangganan ng taunang kita',
  capNow: (rate) => `Walang planong maaaring mangako ng higit sa ${rate} bawat taon.`,
  capOfSoftware: 'Ang pinakamataas na pinapayagan ng software. Wala pang nagtakda ng mas mababa.',
  capSet: 'Itinakda ng dalawang tao. Ipinapakita ng pampublikong pahina ang dahilan.',
  capWaits: 'May ibang hangganang naghihintay ng pag-apruba.',
  capOpen: 'Buksan ang hangganan',
  capChange: 'Babaan ang hangganan',
  capTitle: 'Babaan ang hangganan',
  capPercent: 'Pinakamataas na taunang rate na maipapangako ng plano, sa porsiyento',
  capHint:
    `Hanggang ${capMaxPercent}. Magkakabisa lang ang mas mababa kapag walang nakalathalang ` +
    'planong lampas dito.',
  capReason: 'Dahilan',

  knows: 'Ano ang alam mo?',
  knowsOptions: { payout: 'Ang payout', rate: 'Ang taunang rate' },
  rate: 'Taunang rate sa porsiyento',
  rateHint: 'Epektibo, na parang inuulit ang plano sa loob ng 365 araw.',
  termDays: 'Termino sa araw',
  worstPayoutHint: 'Ang babalik sa pinakamasamang mangyayari; madalas ay wala.',
  isPopular: 'Markahan bilang pinakapatok',
  markTaken: (plan) =>
    `Nasa “${plan}” ngayon ang marka. Alisin ito roon bago ilathala ang bersyong ito.`,

  endsOffer: (version) =>
    `Kapag nailathala ang bagong bersyon, matatapos ang bukas na alok ng bersyon ${version}: ` +
    'walang bagong pera hanggang may bukas na bagong alok. Hindi magbabago ang mga kondisyon ng ' +
    'perang nakalagay na.',
  computed: 'Kinuwentang kita',
  notYet: 'Ilagay ang deposito, termino at payout o rate para makita rito ang kita.',
  projected: 'Tinatayang payout',
  roi: 'Kabuuang kita (ROI)',
  effective: 'Epektibong taunang rate',
  capLabel: 'Hangganan ng taunang kita',
  loss: 'Mawawala sa pinakamasamang mangyayari',
  highTitle: 'Higit sa ibinibigay ng mga bangko at ng treasury',
  high:
    `Lampas sa ${showRate(highYearlyBasisPoints)} bawat taon. Pinapayagan ito; dapat kasinlinaw ` +
    'ring nakasaad sa panganib kung bakit.',
  unreadable: {
    name: 'Isang linya, at hindi mas mahaba sa field.',
    depositCentavos: 'Halagang hindi bababa sa isang sentimo.',
    termDays: `Buong numero mula 1 hanggang ${termMaxDays}.`,
    projectedPayoutCentavos: 'Halaga sa piso.',
    yearlyRate: 'Rate sa porsiyento, gaya ng 6.25.',
    worstPayoutCentavos: 'Halaga sa piso; 0 kung maaaring mawala ang lahat.',
    worstCase: 'Hindi mas mahaba sa field.',
    returnSource: 'Hindi mas mahaba sa field.',
    fees: 'Hindi mas mahaba sa field.',
    risk: 'Hindi mas mahaba sa field.',
    position: 'Buong numero mula 0 hanggang 999.',
    cap: `Rate mula 0 hanggang ${capMaxPercent}, gaya ng 18.`,
    reason: 'Hindi mas mahaba sa field.',
  },
}
