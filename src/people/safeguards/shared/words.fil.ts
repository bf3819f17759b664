import type { securityEventWords, safeguardWords } from './words.ts'

export const securityEventWordsFil: typeof securityEventWords = {
  'new-device': 'May nag-sign in sa login mo mula sa bagong browser.',
  'many-wrong-passwords':
    'May sumubok ng maraming maling password sa login mo. Walang gumana, at mas matagal na ang ' +
    'hintay sa bawat subok.',
  'password-changed': 'Pinalitan ang password mo.',
  'password-reset':
    'May bagong password ang login mo, gamit ang link sa email. Na-sign out ka sa lahat.',
  'authenticator-on': 'Ikinonekta ang isang authenticator app sa login mo.',
  'authenticator-off': 'Tinanggal ang authenticator app sa login mo.',
  'recovery-codes-renewed':
    'May mga bagong recovery code ang login mo; hindi na gagana ang mga nauna.',
  'recovery-code-used': 'May nag-sign in gamit ang isa sa mga recovery code mo.',
  'provider-connected': 'May bagong paraan ng pag-sign in sa login mo.',
  'provider-disconnected': 'May tinanggal na paraan ng pag-sign in sa login mo.',
  'bank-details-changed': 'Binago ang detalye ng bangko para sa mga withdrawal mo.',
  'new-payee':
    'May humiling ng withdrawal sa account na ngayon mo lang gagamitin. Nakatabi ang pera, kaya ' +
    'may oras ka para pigilan ito.',
  'payee-wait-lifted':
    'Tinapos ng kompanya ang hintay ng withdrawal mo sa bagong account. Puwede na itong ibayad.',
  'money-locked':
    'Naka-lock ang pera mo: hindi ka makaka-withdraw hangga’t hindi mo ito ina-unlock.',
  'money-unlocked': 'Na-unlock na ang pera mo.',
  'login-protected':
    'Pinindot mo ang “Hindi ako ito”. Na-sign out na ang lahat, hindi na gagana ang dating ' +
    'password, at naka-lock na ang pera mo.',
  suspended:
    'Sinuspinde ng kompanya ang access mo at na-sign out ka sa lahat. Nasa wallet mo pa rin ang ' +
    'pera mo.',
  'access-restored': 'Ibinalik ng kompanya ang access mo. Puwede ka nang mag-sign in.',
  'role-changed': 'Binago ng kompanya ang role mo at na-sign out ka sa lahat.',
  'data-exported': 'May nag-download ng kopya ng lahat ng data mo.',
  closed: 'Isinara ang login mo.',
}

export const safeguardWordsFil: typeof safeguardWords = {
  title: 'Lock ng pera',
  intro:
    'Nawala ang phone mo o may kahina-hinala? Pinipigilan ng lock ang mga bagong withdrawal. ' +
    'Tuloy ang mga deposito, pati ang mga withdrawal na hiniling mo na; puwede mo itong ' +
    'kanselahin habang pending.',
  open: 'Hindi naka-lock ang pera mo.',
  lock: 'I-lock ang pera ko',
  unlock: 'I-unlock ang pera ko',
  unlockHint: 'Kailangan ang password mo o isang code para ma-unlock ito.',
  lockedTitle: 'Naka-lock ang pera mo',
  lockedSince: (time) =>
    `Naka-lock mula ${time}. Hindi ka makaka-withdraw hangga’t hindi mo ito ina-unlock.`,
  lockedNotice:
    'Naka-lock na ang pera mo. Hindi ka makaka-withdraw hangga’t hindi mo ito ina-unlock.',
  unlockedNotice: 'Na-unlock na ang pera mo. Makaka-withdraw ka na ulit.',
  unlockedStillPaused: (time) =>
    `Na-unlock na ang pera mo. Nakahinto pa rin ang mga withdrawal hanggang ${time}.`,
  lockFailed: 'Hindi na-lock',
  unlockFailed: 'Hindi na-unlock',
  fetchFailed: 'Hindi makuha ang lock ng pera',
  pausedTitle: 'Nakahinto ang mga withdrawal',
  pausedUntil: (time) =>
    `Para protektado ang pera mo, nakahinto ang mga withdrawal hanggang ${time}.`,
  pausedNothingMoved:
    'Walang perang gumalaw. Hindi ka muna makakapag-invest; tuloy ang mga deposito.',
  notYou: 'Hindi ikaw? Palitan ang password mo sa Mga setting at sabihin sa aming suporta.',
  tellSupport: 'Sabihin sa suporta',
}
