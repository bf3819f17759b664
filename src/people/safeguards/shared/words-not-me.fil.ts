import type { notMeRefusals, notMeWords } from './words-not-me.ts'

export const notMeWordsFil: typeof notMeWords = {
  title: 'Hindi ako ito',
  intro: 'May ibang gumawa nito gamit ang login mo? Isang pindot lang para maprotektahan ito.',
  steps: 'Kapag pinindot mo ang button:',
  signedOut: 'Masa-sign out ang lahat ng naka-sign in gamit ang login mo.',
  waysInGone:
    'Tatanggalin ang mga account na pang-sign in, gaya ng Google, na kailan lang ikinonekta. ' +
    'Ipapakita namin ang matitira, pati ang mga authenticator app mo.',
  passwordGone: 'Hindi na gagana ang dating password, at pipili ka ng bago.',
  moneyLocked:
    'Mala-lock ang pera mo: hindi ka makaka-withdraw hangga’t hindi mo ito ina-unlock. ' +
    'Pipigilan ang mga withdrawal sa bagong account na hindi pa naibabayad.',
  protect: 'Protektahan ang login ko',
  protecting: 'Pinoprotektahan...',
  failed: 'Hindi naprotektahan ang login mo',
  doneTitle: 'Protektado na ang login mo',
  doneSignedOut: 'Na-sign out na ang lahat ng iba, at hindi na gagana ang dating password.',
  doneLocked: 'Naka-lock na ang pera mo.',
  stopped: {
    cancelled: (count) =>
      `Napigilan ang ${count} withdrawal sa bagong account. Nasa balanse mo na ulit ang pera.`,
    withCompany: (count) =>
      `Nasa kompanya na ang ${count} withdrawal sa bagong account, at sinabihan namin silang ` +
      'pigilan ito. Sabihin agad sa aming suporta.',
    pending: (count) =>
      `Pending pa ang ${count} withdrawal sa account na nagamit mo na. Kung hindi iyo, mag-sign ` +
      'in at kanselahin ito.',
  },
  nothingStopped: 'Wala kang pending na withdrawal na kailangang pigilan.',
  waysInTitle: 'Mga paraan ng pag-sign in',
  authenticator: 'Authenticator app',
  added: (name, when) => `${name}, idinagdag ${when}`,
  removed: 'Tinanggal dahil kadaragdag lang. Kung ikaw iyon, idagdag ulit.',
  isProviderYours: 'Sa iyo ba ito? Kung hindi, tanggalin sa Mga setting pagka-sign in mo.',
  isAppYours:
    'Sa iyo ba ito? Kung hindi, sabihin sa aming suporta: kukumpirmahin nilang ikaw ito at ' +
    'tatanggalin ang app. Hindi namin ito tinatanggal dito, para hindi maalis ng nagbabasa ng ' +
    'email mo ang app mo.',
  chooseTitle: 'Pumili na ng bagong password',
  later: 'Puwede ring mamaya, gamit ang link sa email na kapapadala lang namin.',
  passwordDone: 'May bago ka nang password. Pakibasa ang mga susunod na gagawin.',
  finishedTitle: 'May bago ka nang password',
  finished: 'Wala nang makakapag-sign in gamit ang dati.',
  next: 'Ano ang susunod na gagawin',
  nextMoney:
    'Mag-sign in at tingnan ang mga transaksyon mo. Kung may hindi iyo, sabihin agad sa aming ' +
    'suporta.',
  nextSettings:
    'Sa Mga setting, tanggalin ang anumang pang-sign in at authenticator app na hindi sa iyo, at ' +
    'tingnan ang detalye ng bangko mo.',
  nextUnlock:
    'Kapag ayos na ang lahat, i-unlock ang pera mo sa Mga setting. Nakahinto pa rin ang mga ' +
    'withdrawal nang 24 oras mula sa bagong password.',
  nextStaff:
    'Sabihin sa mga kasamahan mo, at tingnan sa audit trail ang mga ginawa sa pangalan mo.',
  signIn: 'Mag-sign in',
  endedTitle: 'Nag-expire na ang link na ito',
  ended:
    'Nagamit na ito, o masyado nang luma. Kung napindot mo na ang button noon, protektado na ang ' +
    'login mo. Kung hindi pa, magtakda ng bagong password at i-lock ang pera mo sa Mga setting.',
  setPassword: 'Magtakda ng bagong password',
  checking: 'Tinitingnan ang link...',
}

export const notMeRefusalsFil: typeof notMeRefusals = {
  'not-me-link-ended': {
    title: 'Nag-expire na ang link na ito',
    message:
      'Nagamit na ito, o masyado nang luma. Kung kapipindot mo lang ng button, na-sign out na ' +
      'ang lahat at naka-lock na ang pera mo. Magtakda ng bagong password para makapag-sign in ' +
      'ulit.',
  },
}
