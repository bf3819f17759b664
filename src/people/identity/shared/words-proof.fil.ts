import type { proofReasons, proofWords } from './words-proof.ts'

const ask = 'kaya kumpirmahin muna na ikaw ito. May bisa ito nang 5 minuto.'

export const proofReasonsFil: typeof proofReasons = {
  money: `Nakasalalay rito ang mangyayari sa pera, ${ask}`,
  login: `Mababago rito kung sino ang makakapasok at paano, ${ask}`,
  payee:
    'Ngayon ka lang magpapadala ng pera sa account na ito. Kumpirmahin gamit ang code; hindi ' +
    'sapat ang password. May bisa ito nang 5 minuto.',
  data: `Magbabahagi ito ng personal data, ${ask}`,
  public: `Mababago rito ang nababasa ng publiko, ${ask}`,
  settings: `Mababago rito ang mga setting para sa lahat, ${ask}`,
  other: `Hindi lahat ay puwedeng gumawa nito, ${ask}`,
}

export const proofWordsFil: typeof proofWords = {
  proofTitle: 'Patunayan na ikaw ito',
  proofMailCode: 'Code mula sa email',
  proofMailCodeHint: 'Ang 6 na numero sa email na kakapadala lang namin sa iyo.',
  proofMailCodeMissing: 'Ilagay ang 6 na numero sa email.',
  proofPasswordMissing: 'Ilagay ang password mo.',
  proofAccessCodeMissing: 'Ilagay ang access code.',
  mailCode: 'Magpadala ng code sa email ko',
  mailCodeAgain: 'Magpadala ng panibagong code',
  usePassword: 'Gamitin ang password ko',
  confirm: 'Kumpirmahin',
  proofFailed: 'Hindi nakumpirma',
  otpSentTitle: 'Naipadala ang OTP',
  otpSent: 'May OTP na ipinadala sa email mo.',
  otpFailedTitle: 'Problema sa OTP',
  otpFailed: 'Hindi maipadala ang OTP sa email.',
}
