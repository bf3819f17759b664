import type { socialSignUpWords } from './words-sign-up.ts'

export const socialSignUpWordsFil: typeof socialSignUpWords = {
  finishTitle: 'Tapusin ang pag-sign up',
  finishIntro: (provider) =>
    `Sinabi sa amin ng ${provider} kung sino ka. ` +
    'Kaunti na lang ang kailangan namin para sa wallet mo.',
  finishEnded: 'Tapos na ang oras ng pag-sign up na ito',
  finishEndedMore:
    'Puwede itong tapusin sa loob ng 30 minuto, sa browser kung saan ito sinimulan. ' +
    'Magsimula ulit.',
  finishFailed: 'Hindi naka-sign up',
  finished: 'Naka-sign up ka na!',
  finishedMore: (provider) => `Naka-sign in ka na. Sa susunod, mag-sign in gamit ang ${provider}.`,
  finishedNoPicture:
    'Naka-sign in ka na. Hindi na-save ang larawan mo; puwede mo itong idagdag sa profile mo.',
  fromProvider: (provider) => `Ayon sa ${provider}. Hindi ito mababago rito.`,
  email: 'Email',
  code: 'Code',
  codeHint: (minutes) =>
    'Anim na digit mula sa email na ipapadala namin dito. ' +
    `Isang beses lang gagana ang bawat isa, sa loob ng ${minutes} minuto.`,
  sendCode: 'Magpadala ng code sa email na ito',
  sendCodeAgain: 'Magpadala ng isa pang code',
  toSignUp: 'Bumalik sa pag-sign up',
  loadFailed: 'Hindi makuha ang pag-sign up mo',
}
