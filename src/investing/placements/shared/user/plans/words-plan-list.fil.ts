import type { planListWords } from './words-plan-list.ts'

const closed: typeof planListWords.closed = {
  'no-offer': 'Para sa kaalaman lang ang planong ito. Hindi ito bukas para sa investment.',
  upcoming: 'Hindi pa ito bukas.',
  closed: 'Sarado na ito at hindi na tumatanggap ng bagong pera.',
  expired: 'Nag-expire na ang pahintulot nito, kaya hindi ito tumatanggap ng bagong pera.',
  'plan-replaced': 'Nagbago ang plano, at hindi pa iniaalok ang bagong bersyon.',
  'tax-class-over':
    'Natapos na ang klase ng buwis nito. Magbubukas ito ulit kapag may bago nang itinakda ang ' +
    'kompanya.',
  'total-cap-reached': 'Nailagay na ang lahat ng pinapayagan ng pahintulot ng planong ito.',
  'user-cap-reached':
    'Nailagay mo na ang pinakamataas na pinapayagan sa iyo. Kasama sa bilang ang mga natapos ' +
    'na.',
}

export const planListWordsFil: typeof planListWords = {
  closed,
  forReading: 'Para sa kaalaman lang ang mga planong ito. Hindi bukas ang mga ito.',
  isClosed: 'Sarado',
  notOpen: 'Hindi bukas',
  opensAt: (when) => `Magbubukas ito sa ${when}.`,
  closedOn: (day) => `Isinara ito ng kompanya noong ${day}.`,
  endedOn: (day) => `Natapos ito noong ${day}.`,
  expiredOn: (day) => `${day} ang huling araw nito.`,
  capIs: (cap) => `${cap} ang pinakamataas.`,
  totalLeft: (left, minimum) =>
    `${left} na lang ang tatanggapin ng plano, mas mababa sa minimum na ${minimum}.`,
  userLeft: (left, minimum, used, cap) =>
    `Nagamit mo na ang ${used} sa ${cap} na pinapayagan ng pahintulot nito para sa iyo. Ang ` +
    `natitirang ${left} ay mas mababa sa minimum na ${minimum}. Kasama sa bilang ang mga natapos ` +
    'na.',
  planGone: 'Hindi na iniaalok ang plano sa link na iyon',
  plansIntro: 'Ihambing ang puwedeng bumalik sa pinakamasamang mangyayari. Basahin ang dalawa.',
  noPlans: 'Walang iniaalok na plano ngayon',
  noPlansMore: 'Lalabas dito ang mga bagong plano.',
  back: 'Mga investment',
  openPlans: 'Bukas ngayon',
  closedPlans: 'Hindi bukas ngayon',
  closesAt: (when) => `Hanggang ${when}.`,
  from: 'Mula',
  term: 'Termino',
  projectedOn: (amount) => `Tinatayang babalik mula sa ${amount}, bago ang buwis`,
  worstOn: (amount) => `Pinakamasamang mangyayari, mula sa ${amount}`,
  early: 'Maagang pag-alis',
  earlyFee: (share) => `${share} na singil`,
  earlyNot: 'Hindi puwede',
  choose: 'Piliin ang planong ito',
  chooseNamed: (plan) => `Piliin ang planong ito: ${plan}`,
  details: 'Ano ang sinasabi ng plano',
  planGoneMore: 'Ito ang mga plano ngayon.',
  planClosed: (plan) => `Hindi tumatanggap ng pera ngayon ang ${plan}`,
}
