import type { portfolioWords } from './words-portfolio.ts'

const statuses: typeof portfolioWords.statuses = {
  pending: 'Pending',
  active: 'Aktibo',
  matured: 'Nag-mature',
  cancelled: 'Kinansela',
  failed: 'Nalugi',
}

const states: typeof portfolioWords.states = {
  cooling: 'Nailagay; simula ng cooling-off',
  active: 'Tapos na ang cooling-off; tumatakbo ang termino',
  due: 'Tapos na ang termino; babayaran na',
  paid: 'Nabayaran sa wallet mo',
  rolled: 'Inilagay ulit',
  cancelled: 'Kinansela mo',
  exited: 'Tinapos mo nang maaga',
  impaired: 'Nabawasan; tinapos ng kompanya',
}

export const portfolioWordsFil: typeof portfolioWords = {
  statuses,
  states,
  title: 'Mga Investment',
  intro: 'Perang inilagay mo para sa isang termino. Hiwalay ito sa wallet mo.',
  invest: 'Pumili ng plano',
  failed: 'Hindi makuha ang mga investment',
  failedMore: 'Hindi namin makuha ang mga investment mo. Walang nagbago. Subukan ulit maya-maya.',
  none: 'Wala pang investment',
  noneMore:
    'Nakatali ang perang inilagay sa buong termino, at maaaring mawala ang bahagi o lahat nito. ' +
    'Basahin muna ang isang plano; walang obligasyon ang pagbabasa.',
  late: 'Naantala',
  leftEarly: 'Maagang tinapos',
  impaired: 'Nabawasan',
  withoutReturn: 'Natapos nang walang kita',
  placedNow: 'Nakalagay ngayon',
  projected: 'Tinatayang kita pagkatapos ng buwis',
  projectedMore:
    'Magiging utang lang ito kapag naideklara na ng kompanya ang kitang magbabayad nito.',
  ofThese: 'Takdang bayaran sa mga ito',
  received: 'Bumalik hanggang ngayon',
  inWallet: 'Nasa wallet mo',
  walletApart: 'Hiwalay ang wallet mo. Ang laman lang nito ang magagastos o mawi-withdraw.',
  openWallet: 'Buksan ang wallet',
  current: 'Tumatakbo',
  ended: 'Tapos na',
  loadMore: 'Mag-load pa',
  listFile: 'Lahat ng investment bilang CSV',
  listFailed: 'Hindi na-download',
  chart: 'Sa paglipas ng panahon',
  chartSays: (from, to) =>
    `Perang nakalagay, hindi pa at takda nang bayaran, at perang bumalik, mula ${from} hanggang ` +
    `${to}. Nasa talahanayan sa ibaba ang lahat ng halaga.`,
  chartTable: 'Ipakita bilang talahanayan',
  day: 'Araw',
  notYetDue: 'Hindi pa takdang bayaran',
  due: 'Takdang bayaran',
  paid: 'Bumalik hanggang ngayon',
  calendar: 'I-save ang mga petsa',
  calendarMore: 'Calendar file ng bawat petsa, para sa telepono o computer mo.',
  calendarFile: 'kaban-investments.ics',
  nextDates: 'Mga susunod na petsa',
  showAllDates: (count) => `Ipakita ang lahat ng ${count} petsa`,
  showFewer: 'Mas kaunti ang ipakita',
  datesOfNewest: (count) => `Sa ${count} pinakabagong investment mo lamang.`,
  coolingEnds: 'Katapusan ng cooling-off',
  termEnds: 'Katapusan ng termino',
  placedAt: (at) => `inilagay noong ${at}`,
  rollEnds: 'Huling araw para ilagay ulit',
  event: {
    cooling: (plan) => `Huling sandali para kanselahin: ${plan}`,
    roll: (plan) => `Huling araw para ilagay ulit: ${plan}`,
    rollMore: 'Kung wala kang pipiliin, papasok ang payout sa wallet mo.',
    due: (plan) => `Katapusan ng termino: ${plan}`,
    dueMore: (amount) =>
      `${amount} ang tinatayang babalik pagkatapos ng buwis. Tantiya, hindi pa utang: maaaring ` +
      'mas mababa, o mas huli.',
    coolingMore: 'Hanggang doon, puwede kang magkansela, at babalik ang lahat sa wallet mo.',
  },
  back: (amount) => `${amount} ang bumalik`,
  backAndLost: (amount, lost) => `${amount} ang bumalik, ${lost} ang nawala`,
  wouldComeBack: (amount) => `${amount} ang tantiya, hindi pa utang`,
  recorded: {
    title: (company) => `Itinala ng ${company} para sa iyo`,
    intro:
      'Staff namin ang naglagay ng mga ito para sa iyo at nagtatala kung paano natapos. Kung may ' +
      'hindi mo hiniling, sumulat sa aming suporta.',
    support: 'Sumulat sa suporta',
    term: (start, end) => `${start} hanggang ${end}`,
    over: 'Tapos na ang termino. Wala pang naitalang payout.',
    gain: (back, gain) => `${back} ang bumalik, ${gain} nito ang kita`,
    cancelled: 'Kinansela. Nasa wallet mo na ulit ang buong halaga.',
    nothing: 'Walang bumalik.',
    reason: (reason) => `Dahilan: ${reason}`,
  },
  says: {
    cooling: (until) => `Puwede kang magkansela hanggang ${until}.`,
    begins: 'Tapos na ang cooling-off. Magsisimula na ang termino.',
    active: (due) => `Tumatakbo ang termino hanggang ${due}.`,
    due: 'Tapos na ang termino. Inihahanda na ang payout.',
    late: (since) => `Naantala mula ${since}. Babayaran namin ito sa lalong madaling panahon.`,
    paid: 'Nasa wallet mo na ang pera.',
    rolled: 'Nagpapatuloy ang halaga sa bagong investment.',
    cancelled: 'Kinansela mo ito sa tamang oras, nang walang singil.',
    exited: 'Tinapos mo nang maaga, nang may singil.',
    impaired: 'Kulang sa puhunan mo ang bumalik.',
    noReturn: 'Bumalik ang lahat ng inilagay mo, nang walang kita.',
  },
}
