import { blockedTextsFil as blocked } from './blocked/words.fil.ts'
import { rollObstaclesFil } from './rolls/words.fil.ts'
import type { RollObstacle } from './rolls/words.ts'
import type { maturityRefusals } from './words-maturity.ts'

const nothingChanged = 'Walang nagbago'
const goesOn = 'tuloy ang investment gaya ng dati. Walang perang gumalaw.'
const notLeft = 'Hindi natapos'
const notSaved = 'Hindi na-save'
const notFiled = 'Hindi naipadala ang hiling'

export const maturityRefusalsFil: typeof maturityRefusals = {
  'placement-not-found': {
    title: 'Hindi nakita',
    message: 'Hindi nakita ang investment na ito. Walang perang gumalaw.',
  },
  'user-not-active': {
    title: nothingChanged,
    message: (figures) => `${blocked.login(figures)}, kaya ${goesOn} ${blocked.contact}`,
  },
  'money-locked': {
    title: nothingChanged,
    message: `${blocked.locked}, kaya ${goesOn} ${blocked.unlock}`,
  },
  'money-paused': {
    title: nothingChanged,
    message: (figures) => `${blocked.paused(figures)}, at ${goesOn} ${blocked.afterPause}`,
  },
  'exit-not-active': {
    title: notLeft,
    message: 'Aktibong investment lang ang matatapos nang maaga. Walang perang gumalaw.',
  },
  'exit-matured': {
    title: notLeft,
    message:
      'Tapos na ang termino ng investment na ito, kaya hindi na ito matatapos nang maaga. Walang ' +
      'singil. Walang perang gumalaw.',
  },
  'exit-not-allowed': {
    title: notLeft,
    message: 'Hindi matatapos nang maaga ang planong ito. Walang perang gumalaw.',
  },
  'quote-not-found': {
    title: notLeft,
    message: 'Hindi namin makita ang quote na ito. Humingi ng bago. Walang perang gumalaw.',
  },
  'quote-over': {
    title: 'Nag-expire ang quote',
    message: '10 minuto lang ang bisa ng quote. Humingi ng bago. Walang perang gumalaw.',
  },
  'roll-not-open': {
    title: notSaved,
    message: (figures) =>
      `Puwede itong piliin mula ${figures['days']} araw bago ang maturity hanggang sa araw bago ` +
      'nito. Papasok sa wallet mo ang payout. Walang perang gumalaw.',
  },
  'roll-other-plan': {
    title: notSaved,
    message: 'Sa parehong plano lang ito mailalagay ulit. Walang perang gumalaw.',
  },
  'roll-not-placeable': {
    title: notSaved,
    message: (figures) =>
      `${rollObstaclesFil[figures['obstacle'] as RollObstacle](figures)} Papasok sa wallet mo ` +
      'ang payout. Walang perang gumalaw.',
  },
  'roll-other-questions': {
    title: notSaved,
    message:
      'Iba ang mga tanong ng kasalukuyang kondisyon. I-reload ang pahina, sagutin ang mga ito, ' +
      'at pumili ulit. Walang perang gumalaw.',
  },
  'impair-not-open': {
    title: notFiled,
    message: 'Aktibo o babayaran nang investment lang ang puwedeng bawasan. Walang perang gumalaw.',
  },
  'impair-not-less': {
    title: notFiled,
    message:
      'Dapat mas mababa sa puhunan ang babalik. Naantalang investment lang ang matatapos nang ' +
      'buo ang puhunan at walang kita. Walang perang gumalaw.',
  },
  'impair-pool-can-pay': {
    title: 'Mababayaran na',
    message:
      'Mababayaran na ng pondo ang kita nito, kaya hindi ito magtatapos nang walang kita. ' +
      'Babayaran ito kasabay ng mga susunod na magma-mature. Walang perang gumalaw.',
  },
  'impair-own': {
    title: notFiled,
    message: 'Hindi ka puwedeng magpasya sa sarili mong investment. Walang perang gumalaw.',
  },
}
