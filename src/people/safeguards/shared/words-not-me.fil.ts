import type { notMeRefusals, notMeWords } from './words-not-me.ts'

export const notMeWordsFil: typeof notMeWords = {
  title: 'Hindi ako ito',
  intro: 'May ibang gumawa nito gamit ang login mo? Isang pindot lang para maprotektahan ito.',
  steps: 'Kapag pinindot mo ang button:',
  signedOut: 'Masa-sign out ang lahat ng naka-sign in gamit ang login mo.',
  waysInGone:
    'Tatanggalin ang mga account na pang-sign in, gaya ng Google, na ikinabit nitong mga araw. ' +
    'Ipapakita namin ang matitira, pati mga authenticator app.',
  passwordGone: 'Hindi na gagana ang dating password, at pipili ka ng bago.',
  moneyLocked:
    'Mala-lock ang pera mo: walang tatanggaping withdrawal hangga’t hindi mo ito ina-unlock. ' +
    'Ihihinto ang mga withdrawal sa bagong account na hindi pa nababayaran.',
  protect: 'Protektahan ang login ko',
  protecting: 'Pinoprotektahan...',
  failed: 'Hindi naprotektahan ang login mo',
  doneTitle: 'Protektado na ang login mo',
  doneSignedOut: 'Na-sign out na ang lahat ng iba, at hindi na gagana ang dating password.',
  doneLocked: 'Naka-lock ang pera mo kung nasaan ito.',
  stopped: {
    cancelled: (count) =>
      `Napigilan ang ${count} withdrawal sa bagong account. Nasa balanse mo na ulit ang pera.`,
    withCompany: (count) =>
      `Nasa kompanya na ang ${count} withdrawal sa bagong account, at sinabihan namin silang ` +
      'pigilan ito. Sabihin agad sa aming suporta.',
    pending: (count) =>
      `Nakabinbin at tuloy ang ${count} withdrawal sa account na nagamit mo na. Kung hindi iyo, ` +
      'mag-sign in at kanselahin.',
  },
  nothingStopped: 'Walang naghihintay na withdrawal, kaya walang kinailangang pigilan.',
  waysInTitle: 'Mga paraan ng pag-sign in',
  authenticator: 'Authenticator app',
  added: (name, when) => `${name}, idinagdag ${when}`,
  removed: 'Tinanggal, dahil kadaragdag lang. Idagdag ulit kung ikaw iyon.',
  isProviderYours: 'Sa iyo ba ito? Kung hindi, tanggalin sa Settings pagkapasok mo.',
  isAppYours:
    'Sa iyo ba ito? Kung hindi, sabihin sa aming suporta: titiyakin nilang ikaw ito at ' +
    'tatanggalin nila. Hindi namin ito tinatanggal dito, para hindi maalis ang sa iyo ng ' +
    'nagbabasa ng email mo.',
  chooseTitle: 'Pumili na ng bagong password',
  later: 'Puwede ring mamaya: papunta rito ang email na kapapadala lang namin sa iyo.',
  passwordDone: 'May bago ka nang password. Pakibasa ang mga susunod na gagawin.',
  finishedTitle: 'May bago ka nang password',
  finished: 'Wala nang makakapasok gamit ang dati.',
  next: 'Ano ang susunod na gagawin',
  nextMoney:
    'Mag-sign in at tingnan ang mga transaksiyon mo. Kung may hindi iyo, sabihin agad sa aming ' +
    'suporta.',
  nextSettings:
    'Sa Settings, tanggalin ang mga paraan ng pag-sign in at authenticator app na hindi sa iyo, ' +
    'at tingnan ang detalye ng bangko mo.',
  nextUnlock:
    'Kapag ayos na ang lahat, i-unlock ang pera mo sa Settings. Nakahinto pa rin ang mga ' +
    'withdrawal nang 24 oras mula sa bagong password.',
  nextStaff:
    'Sabihin sa mga kasamahan mo, at tingnan sa audit trail kung ano ang ginawa sa pangalan mo.',
  signIn: 'Mag-sign in',
  endedTitle: 'Tapos na ang link na ito',
  ended:
    'Nagamit na ito, o masyado nang luma. Kung napindot mo na ang button noon, protektado na ang ' +
    'login mo. Kung hindi pa, magtakda ng bagong password, at i-lock ang pera mo sa Settings.',
  setPassword: 'Magtakda ng bagong password',
  checking: 'Tinitingnan ang link...',
}

export const notMeRefusalsFil: typeof notMeRefusals = {
  'not-me-link-ended': {
    title: 'Tapos na ang link na ito',
    message:
      'Nagamit na ang link, o masyado na itong luma. Kung kapipindot mo lang ng button, ' +
      'na-sign out na ang lahat at naka-lock na ang pera mo. Magtakda ng bagong password para ' +
      'makapasok ulit.',
  },
}
