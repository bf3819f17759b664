import type { kitWords } from './words.ts'

export const kitWordsFil: typeof kitWords = {
  brand: 'Kaban',
  readOnly: 'Hindi puwede habang may maintenance.',
  close: 'Isara',
  cancel: 'Kanselahin',
  retry: 'Subukan ulit',
  loading: 'Naglo-load',
  optional: 'opsyonal',
  skipToContent: 'Lumaktaw sa nilalaman',
  sampleData: 'Halimbawang datos',
  sampleDataMore: 'Walang totoong pera o tao rito.',
  showing: (count, noun) => `Ipinapakita ang ${count} ${noun}`,
  rows: 'hilera',
  pagesOfList: 'Mga pahina ng listahan',
  newest: 'Pinakabago',
  newer: 'Mas bago',
  older: 'Mas luma',
  nothingHere: 'Wala pang laman',
  couldNotLoad: 'Hindi ito ma-load',
  notLoaded: 'Subukan ulit mamaya.',
  requestId: 'Reference para sa suporta:',
  copy: (what) => `Kopyahin ang ${what}`,
  copied: 'Nakopya na',
  copyFailed: 'Hindi makopya. Piliin ang text at kopyahin ito.',
  showPassword: 'Ipakita ang tina-type',
  hidePassword: 'Itago ang tina-type',
  amountPasteRefused: 'Hindi iyon halaga sa piso.',
  amountUnreadable: 'Maglagay ng halaga sa piso, gaya ng 1,000.50.',
  amountTooLarge: (highest) => `Masyadong malaki. Hanggang ${highest} lang.`,
  quickAmounts: 'Mga mungkahi',
  max: 'Max',
  choose: 'Pumili ng isa',
  timeLeft: (minutes) => `${minutes} minuto na lang`,
  timeOver: 'Ubos na ang oras',
  theme: 'Tema',
  themeLight: 'Maliwanag',
  themeDark: 'Madilim',
  themeSystem: 'Ayon sa device',
  language: 'Wika',
  dismiss: 'Isara ang paalala',
  notices: 'Mga paalala',
  asOf: (time) => `Hanggang ${time}, oras sa Maynila`,
  updated: (time) => `Na-update noong ${time}`,
  reconnecting: 'Kumokonekta ulit… Maaaring medyo luma ang nakikita mo.',
  offline:
    'Offline ka. Baka luma na ang nakikita mo, at walang perang gagalaw hangga’t hindi ka ulit ' +
    'online.',
  needsConnection: 'Offline ka. Subukan ulit kapag online ka na.',
  needsConnectionMore:
    'Walang perang gagalaw nang walang koneksyon. Bubukas ang pahinang ito pagbalik ng ' +
    'koneksyon mo.',
  offlineTitle: 'Offline ka',
  notKept:
    'Offline ka, at hindi ito naka-save sa device na ito. Lalabas ito pagbalik ng koneksyon mo.',
  offlineMessage: 'Walang naipadala. Tingnan ang koneksyon mo, saka subukan ulit.',
  unansweredTitle: 'Walang sagot',
  unansweredMessage: (aboutMoney) =>
    'Naputol ang koneksyon, kaya baka natuloy ito o hindi. Subukan ulit dito: walang ' +
    'madodoble.' +
    (aboutMoney ? ' Tingnan din ang mga transaksyon mo.' : ''),
  busyTitle: 'Maraming gumagamit ngayon',
  busyMessage: (seconds: number) =>
    'Walang nagawa at walang perang gumalaw. Subukan ulit pagkalipas ng ' +
    `${seconds} segundo; walang madodoble.`,
  faultTitle: 'May nagkaproblema',
  faultMessage: (requestId, aboutMoney) =>
    [
      'Hindi namin ito natapos.',
      aboutMoney ? 'Tingnan muna ang mga transaksyon mo bago umulit.' : 'Pakisubukan ulit.',
      ...(requestId ? [`Reference: ${requestId}`] : []),
    ].join(' '),
  signedOutTitle: 'Mag-sign in ulit',
  signedOutMessage: 'Tapos na ang session mo. Mag-sign in para bumalik sa pahinang ito.',
}
