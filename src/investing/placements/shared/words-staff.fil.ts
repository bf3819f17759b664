import type { staffWords } from './words-staff.ts'

export const staffWordsFil: typeof staffWords = {
  states: {
    cooling: 'Cooling-off',
    active: 'Aktibo',
    due: 'Babayaran na',
    paid: 'Bayad na',
    rolled: 'Inilagay ulit',
    exited: 'Maagang tinapos',
    cancelled: 'Kinansela',
    impaired: 'Nabawasan',
  },
  late: 'Naantala',
  title: 'Mga Maturity',
  intro:
    'Ang magma-mature, ang kayang bayaran ng idineklarang kita, at ang kinalabasan ng mga ' +
    'plano.',
  view: 'Ano ang ipapakita',
  views: { wall: 'Babayaran bawat linggo', outcomes: 'Mga kinalabasan' },
  fetchFailed: 'Hindi Makuha ang Datos',
  taxes: 'Kinaltas na buwis',

  lateTitle: (count) => `Naantala ang ${count.toLocaleString('en-PH')} investment`,
  lateMore: (principal, gain, day) =>
    `Naantala ang ${principal} na puhunan at ${gain} na kita, ang pinakamatagal mula pa ${day}. ` +
    'Kusang babayaran ang mga ito, una ang pinakamatagal, kapag sapat na ang idineklarang kita.',
  declare: 'Magdeklara ng kita',
  lateOf: (name) => `Naantalang payout ni ${name}`,
  lateFrom: (since) => `Naantala mula ${since}`,
  lateGain: (gain, pool, inPool) =>
    `Galing sa pondong “${pool}” ang kita nitong ${gain} bago ang buwis, at ${inPool} ang laman ` +
    'nito.',
  lateLacks: (due, missing) =>
    `${due} ang kailangan ng pondo para rito at sa mga nauna rito, kaya kulang ng ${missing}. ` +
    'Magdeklara ng kitang hindi bababa roon; kusa silang babayaran, una ang pinakamatagal.',
  lateFailed: (pool, id) =>
    `Sapat ang laman ng pondong “${pool}”, kaya dapat mabayaran ito sa loob ng isang minuto. ` +
    `Kung naantala pa rin, ang payout mismo ang hindi natutuloy: ipahanap sa operator ang ${id} ` +
    'sa log. Sinusubukan ito ulit kada minuto.',
  shortFrom: (week, amount) =>
    `Mula sa linggo ng ${week}, kulang ng ${amount} ang naideklara nang kita.`,
  covered: 'Kayang bayaran ng naideklarang kita ang lahat ng nandito.',

  glance: 'Mga kita at ang perang pambayad',
  keyLate: 'naantala',
  keySoon: 'sa loob ng apat na linggo',
  keyLater: 'pagkatapos noon',
  income: 'Idineklarang kita sa mga pondo',
  principalApart: (amount) =>
    `Nasa sariling till ng mga user ang puhunang ${amount}, at hindi nito kailangan ng kita.`,
  chart: 'Mga kita habang naiipon',
  poolsApart: 'Hindi nagbabayad ang isang pondo para sa iba.',
  chartSays: (first, last, income) =>
    `Mga kitang babayaran hanggang sa bawat linggo mula ${first} hanggang ${last}, laban sa ` +
    `${income === null ? '' : `${income} na `}idineklarang kita. Nasa talahanayan sa ibaba ang ` +
    'bawat halaga.',
  keyCovered: 'Sakop ng idineklarang kita',
  keyShort: 'Hindi pa sakop',
  incomeLine: (income) => `Naideklara: ${income}`,
  incomeAbove: (income) => `Naideklara: ${income}, higit sa lahat ng ito`,

  weeks: 'Babayaran bawat linggo',
  weeksMore: 'Tantiya lang ang mga kita, hindi utang, at bago pa ang buwis.',
  weeksCaption: 'Ang magma-mature bawat linggo',
  week: 'Linggo ng',
  bar: 'Laki kumpara sa pinakamalaking linggo',
  count: 'Mga investment',
  principal: 'Puhunan',
  gain: 'Tinatayang kita',
  short: 'Kulang hanggang noon',
  enough: 'Sapat',
  lateRow: 'Nauna: naantala na',
  later: 'Mas matagal pa',
  total: 'Kabuuan',
  noneDue: 'Wala pang nakalagay',
  noneDueMore: 'Lalabas dito ang inilalagay ng mga user ayon sa linggo ng maturity.',

  money: 'Perang nakalaan',
  pool: (name) => `Sa ${name}`,
  poolNeeds: (amount) => `para sa ${amount} na tinatayang kita`,
  placed: 'Puhunang inilagay ng mga user',
  recorded: 'Puhunan ng mga investment na itinala ng staff',
  recordedMore: 'wala sa mga linggo sa ibaba: staff ang naglalagay ng payout nito',
  ownMoney: 'Sariling perang inilagay sa mga pondo',
  kept: 'Nawalang puhunan at bayad sa maagang pagtapos',
  keptMore: 'walang kitang binabayaran mula rito',

  outcomes: 'Kinalabasan ng bawat bersyon ng plano',
  outcomesMore: 'Makikita ito ng lahat. Kinukuwenta ang mga ito, at walang makakapagbago.',
  outcomesCaption: 'Kinalabasan ng bawat bersyon ng bawat plano',
  plan: 'Plano',
  version: (version) => `Bersyon ${version}`,
  from: (first, last) => `${first} hanggang ${last}`,
  placedSum: 'Inilagay',
  open: 'Bukas',
  openMore: (cooling, active) => `${cooling} cooling-off, ${active} aktibo`,
  paid: 'Bayad na',
  paidGain: 'Kitang ibinayad',
  paidLate: (count, days) =>
    days === 0 ? `${count} ang naantala` : `${count} ang naantala, hanggang ${days} araw`,
  projected: 'Kitang tinataya',
  lateColumn: 'Naantala',
  lost: 'Nalugi',
  noReturnColumn: 'Walang kita',
  exited: 'Maagang tinapos',
  noOutcomes: 'Wala pang inilagay',
  noOutcomesMore: 'Lalabas dito ang plano sa una nitong investment.',

  placedByUser: 'Inilagay ng user: kusa itong tumatakbo, at lugi lang ang itinatala ng staff.',
  status: 'Status',
  user: 'User',
  titleOf: (amount, plan) => `${amount} sa ${plan}`,
  amount: 'Halaga',
  payout: 'Tinatayang payout',
  dueOn: 'Katapusan',
  termUntil: 'Termino hanggang',
  endedOn: 'Natapos',
  lateSince: 'Naantala mula',
  rollAsked: 'Pinili ng user na ilagay ulit ito.',
  returned: 'Bumalik',
  lostPrincipal: 'Nawalang puhunan',
  gainPaid: 'Kita bago ang buwis',
  taxWithheld: 'Kinaltas na buwis',
  endReasons: {
    loss: 'Dahilan ng lugi',
    'no-return': 'Dahilan',
    'not-rolled': 'Bakit hindi inilagay ulit',
  },
  noReturn: 'Natapos nang walang kita',
  history: 'Kasaysayan',
  moved: (from, to) =>
    from === null ? `Inilagay: ${to}` : from === to ? 'Itinala' : `Mula ${from}, naging ${to}`,
  by: { user: 'Ang user', staff: 'Staff', job: 'Kaban' },
  impair: 'Itala ang lugi',
  impairWaits: (by) =>
    `May hiling si ${by} na tapusin ito nang may lugi o walang kita, at hinihintay ang ` +
    'ikalawang tao. Wala pang perang gumalaw.',
  toApproval: 'Buksan ang hiling',
  companyAccess: 'company access',
  impairIntro:
    'Mas mababa sa puhunan ang babalik o, kung naantala, ang buong puhunan nang walang kita. ' +
    'Kapag inaprubahan ng ikalawang tao, papasok ito sa wallet at matatapos ang investment.',
  impairReturned: 'Halagang babalik sa wallet',
  impairReturnedHint: (placed) => `Mas mababa sa ${placed}; 0 kung wala.`,
  impairAllHint: (placed) =>
    `Hanggang ${placed}: kung buo, kita lang ang mawawala; 0 kung walang babalik.`,
  impairReasonEn: 'Dahilan, sa English',
  impairReasonFil: 'Dahilan, sa Filipino',
  impairReasonHint: 'Makikita ito ng user, at ng lahat sa kinalabasan ng plano.',
  notes: 'Mga tala',
  notesHint: 'Staff lang ang nakakakita nito.',
  impairAsk: 'Humiling ng Pag-apruba',
  impairFailed: 'Hindi Naipadala ang Hiling',
  impairAsked: 'Naghihintay ng Ikalawang Tao',
  impairAskedMore:
    'Kailangan itong aprubahan ng kasamahan sa Mga Pag-apruba. Wala pang perang gumalaw.',
  loses: (amount) => `Malulugi ang user ng ${amount}.`,
  losesReturn: 'Makukuha ng user ang buong puhunan, nang walang kita.',
  invalidReturned:
    'Pakilagay ang halagang mas mababa sa puhunan, o 0; kung naantala ito, puwedeng buo.',
  missingReason: 'Pakilagay ang dahilan sa dalawang wika.',
  cancel: 'Kanselahin',
  close: 'Isara',
  sample: 'Halimbawang datos',
}
