import type { securityEventWords, safeguardWords } from './words.ts'

export const securityEventWordsFil: typeof securityEventWords = {
  'new-device': 'May nag-sign in gamit ang login mo mula sa browser na ngayon lang namin nakita.',
  'many-wrong-passwords':
    'May sumubok ng maraming maling password sa login mo. Walang tumama, at mas matagal ' +
    'na ang hintay sa bawat susunod na subok.',
  'password-changed': 'Pinalitan ang password mo.',
  'password-reset':
    'Nagtakda ng bagong password gamit ang link sa email, at tinapos ang lahat ng session.',
  'authenticator-on': 'May ikinabit na authenticator app sa login mo.',
  'authenticator-off': 'Tinanggal ang authenticator app sa login mo.',
  'recovery-codes-renewed':
    'Gumawa ng mga bagong recovery code para sa login mo; hindi na gagana ang mga nauna.',
  'recovery-code-used': 'May nag-sign in gamit ang isa sa mga recovery code mo.',
  'provider-connected': 'May ikinabit na dagdag na paraan ng pag-sign in sa login mo.',
  'provider-disconnected': 'May tinanggal na paraan ng pag-sign in sa login mo.',
  'bank-details-changed':
    'Binago ang detalye ng bangko kung saan ibinabayad ang mga withdrawal mo.',
  'new-payee':
    'May hiniling na withdrawal sa account na ngayon mo lang gagamitin. Nakatabi ang pera at ' +
    'naghihintay, para mapigilan mo.',
  'payee-wait-lifted':
    'Tinapos ng kompanya ang hintay ng withdrawal mo sa bagong account. Maaari na itong bayaran.',
  'money-locked':
    'Naka-lock na ang pera mo: walang tatanggaping withdrawal hangga’t hindi mo ito ina-unlock.',
  'money-unlocked': 'Na-unlock na ang pera mo.',
  'login-protected':
    'Sinabi mong “Hindi ako ito”. Na-sign out na ang lahat, hindi na gagana ang dating ' +
    'password, at naka-lock na ang pera mo.',
  suspended:
    'Sinuspinde ng kompanya ang access mo, at tinapos ang lahat ng session. Nananatili ' +
    'ang pera mo kung nasaan ito.',
  'access-restored': 'Ibinalik ng kompanya ang access mo. Maaari ka nang mag-sign in.',
  'role-changed': 'Binago ng kompanya ang role ng login mo, at tinapos ang lahat ng session.',
  'data-exported': 'May nag-download ng kopya ng lahat ng data mo.',
  closed: 'Isinara ang login mo.',
}

export const safeguardWordsFil: typeof safeguardWords = {
  title: 'Lock ng pera',
  intro:
    'Kapag nawala ang telepono o may kahina-hinala: walang tatanggaping withdrawal kahit ' +
    'sino ang humiling. Tuloy ang mga deposito, pati ang withdrawal na hiniling mo na; ' +
    'maaari mo itong kanselahin habang nakabinbin.',
  open: 'Hindi naka-lock ang pera mo.',
  lock: 'I-lock ang pera ko',
  unlock: 'I-unlock ang pera ko',
  unlockHint: 'Hihingin ang password mo o isang code bago ma-unlock.',
  lockedTitle: 'Naka-lock ang pera mo',
  lockedSince: (time) =>
    `Naka-lock mula ${time}. Walang tatanggaping withdrawal hangga’t hindi mo ito ina-unlock.`,
  lockedNotice:
    'Naka-lock na ang pera mo. Walang tatanggaping withdrawal hangga’t hindi mo ito ina-unlock.',
  unlockedNotice: 'Na-unlock na ang pera mo. Tumatanggap na ulit ng withdrawal.',
  unlockedStillPaused: (time) =>
    `Na-unlock na ang pera mo. Nakahinto pa rin ang mga withdrawal hanggang ${time}.`,
  lockFailed: 'Hindi na-lock',
  unlockFailed: 'Hindi na-unlock',
  fetchFailed: 'Hindi makuha ang lock ng pera',
  pausedTitle: 'Nakahinto ang mga withdrawal',
  pausedUntil: (time) =>
    `Para maprotektahan ang pera mo, walang tatanggaping withdrawal hanggang ${time}.`,
  pausedNothingMoved:
    'Nasa dating kinalalagyan ang pera mo. Hindi ka muna makapag-iinvest; tuloy ang mga deposito.',
  notYou: 'Hindi ikaw? Palitan ang password mo sa Settings at sabihin sa aming suporta.',
  tellSupport: 'Sabihin sa suporta',
}
