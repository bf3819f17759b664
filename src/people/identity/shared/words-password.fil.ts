import type { recoverPasswordWords } from './words-password.ts'
import { identityRefusalsFil } from './words.fil.ts'

export const recoverPasswordWordsFil: typeof recoverPasswordWords = {
  resetMailFailed: identityRefusalsFil['too-many-mails'].title,
  resetFailed: identityRefusalsFil['reset-link-ended'].title,
  forgotTitle: 'Nakalimutan ang password',
  forgotIntro:
    'Ilagay ang email na ginamit mo sa pag-sign up. ' +
    'Magpapadala kami ng link para sa bagong password.',
  sendResetLink: 'Ipadala ang link',
  sending: 'Ipinapadala...',
  resetSentTitle: 'Naipadala ang email para sa bagong password',
  resetSent:
    'Kung may login dito ang email na ito, paparating na ang link para sa bagong ' +
    'password. Isang beses lang ito gagana, sa loob ng 30 minuto.',
  resetTitle: 'Magtakda ng bagong password',
  resetIntro: 'Masa-sign out ka sa lahat ng iba pang lugar.',
  savePassword: 'Itakda ang password',
  savingPassword: 'Itinatakda...',
  resetDoneTitle: 'Napalitan ang password',
  resetDone: 'Mag-sign in gamit ang bagong password. Bubukas ang login sa loob ng 3 segundo.',
  resetNoTokenTitle: 'Kulang ang link na ito',
  resetNoToken: 'Buksan ulit ang link sa email, o humingi ng bago.',
  askNewLink: 'Humingi ng bagong link',
  linkFor: (owner) => `Para sa ${owner} ang link na ito.`,
  otherSignedIn: 'Ibang login ang naka-sign in dito. Mananatili ito, at walang magbabago rito.',
  resetDoneOther:
    'May bago nang password ang login na para sa link. Ibang login pa rin ang naka-sign in dito.',
  toOwnPages: 'Pumunta sa mga pahina ko',
}
