import { identityRefusalsFil } from '#people/identity/shared/words.fil.ts'
import type { socialRefusals, socialWords } from './words.ts'

const failed = 'Hindi gumana ang pag-sign in'
const notConnected = 'Hindi naikonekta'

export const socialWordsFil: typeof socialWords = {
  orSignIn: 'O mag-sign in gamit ang',
  orSignUp: 'O mag-sign up gamit ang',
  connectedTitle: 'Naikonekta',
  connectedMore: 'Puwede ka nang mag-sign in gamit ito.',
}

export const socialRefusalsFil: typeof socialRefusals = {
  cancelled: {
    title: failed,
    message:
      'Huminto ka sa provider, o hindi mo ito pinayagang sabihin kung sino ka. ' +
      'Subukan ulit, o mag-sign in gamit ang password mo.',
  },
  ended: {
    title: failed,
    message:
      'Hindi sa browser na ito sinimulan ang sign-in, nagamit na ito, o lampas na sa 10 ' +
      'minuto. Magsimula ulit.',
  },
  unreachable: {
    title: failed,
    message:
      'Hindi sumasagot ang provider. Subukan ulit pagkaraan ng isang minuto, o mag-sign in gamit ' +
      'ang password mo.',
  },
  failed: {
    title: failed,
    message:
      'Hindi namin makumpirma ang sagot ng provider, kaya hindi ka na-sign in. Magsimula ulit.',
  },
  'email-unverified': {
    title: failed,
    message:
      'Walang ibinigay na email ang provider, o hindi pa nakukumpirma ang sa iyo. Kumpirmahin ' +
      'ito roon at subukan ulit, o mag-sign up dito gamit ang email at password.',
  },
  'has-login': {
    title: failed,
    message:
      'May login na rito ang email na ito. Mag-sign in gamit ang password mo (magtakda ng bago ' +
      'sa “Nakalimutan ang password?”), saka ikonekta ang provider sa Mga setting.',
  },
  suspended: {
    title: failed,
    message: 'Suspendido ang access mo. Makipag-ugnayan sa aming suporta.',
  },
  'email-waiting': {
    title: failed,
    message:
      'Hindi pa beripikado ang email mo. Buksan ang link sa email na ipinadala namin, saka ' +
      'mag-sign in.',
  },
  'too-many': {
    title: failed,
    message:
      'Napakaraming sign-in ang sinimulan mula sa koneksyon mo. ' +
      'Maghintay ng ilang minuto at subukan ulit.',
  },
  'other-session': {
    title: notConnected,
    message:
      'Na-sign out ka o nag-sign in muli habang ginagawa ito, kaya walang naikonekta. ' +
      'Magsimula ulit.',
  },
  taken: {
    title: notConnected,
    message: 'Nakakonekta na sa ibang user dito ang login na ito sa provider. Walang nabago.',
  },
  'other-connected': {
    title: notConnected,
    message: 'May iba nang nakakonektang login sa provider na ito. Idiskonekta muna iyon.',
  },
  'unknown-provider': {
    title: failed,
    message: 'Walang ganoong provider dito. Pumili ng isa sa login screen.',
  },
  'last-way-in': {
    title: 'Hindi nadiskonekta',
    message:
      'Ito lang ang paraan mo ng pag-sign in. Magtakda muna ng password sa pahinang ito, o ' +
      'magkonekta ng ibang provider.',
  },
  'sign-up-ended': {
    title: 'Hindi naka-sign up',
    message: 'Natapos na ang pag-sign up na ito o lampas na sa 30 minuto. Magsimula ulit.',
  },
  'particulars-missing': {
    title: 'May kulang',
    message: 'Punan ang buong pangalan at numero ng telepono mo.',
  },
  'phone-number-malformed': identityRefusalsFil['phone-number-malformed'],
  'sign-up-code-missing': {
    title: 'May kulang',
    message: 'Ilagay ang anim na digit na code mula sa email.',
  },
  'sign-up-code-wrong': {
    title: 'Hindi naka-sign up',
    message: 'Hindi tama o luma na ang code na ito. Pinapalitan ng bagong email ang naunang code.',
  },
  'sign-up-code-not-sent': {
    title: 'Problema sa OTP',
    message: ({ minutes }) =>
      'Hindi maipadala ang OTP email. Napakaraming email na ang ipinadala rito; ' +
      `subukan ulit pagkaraan ng ${minutes} minuto.`,
  },
  'not-connected': { title: notConnected, message: 'Hindi nakakonekta ang provider na ito.' },
}
