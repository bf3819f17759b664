import type { actionWords, words } from './words.ts'

export const wordsFil: typeof words = {
  title: 'Kasaysayan ng Gawain',
  intro: 'Ang 50 pinakabagong tala. Walang makapagbabago o makapagbubura nito, kahit ang kompanya.',
  none: 'Walang nakitang aktibidad sa account.',
  noneMore: 'Dito itinatala ang mga pag-sign in at pagbabago sa profile mo.',
  when: 'Kailan',
  what: 'Ano ang nangyari',
  noun: 'tala',
  fetchFailed: 'Hindi makuha ang kasaysayan',
}

export const actionWordsFil: typeof actionWords = {
  LOGIN: 'Pag-login',
  LOGOUT: 'Pag-logout',
  ADMIN_LOGIN: 'Pag-login ng admin',
  ADMIN_LOGOUT: 'Pag-logout ng admin',
  PROFILE_UPDATE: 'Pagbabago ng profile',
  BANK_DETAILS_UPDATE: 'Pagbabago ng detalye sa bangko',
  PASSWORD_CHANGE: 'Pagpapalit ng password',
  EMAIL_VERIFIED: 'Beripikado ang email',
  DEPOSIT_INITIATED: 'Humiling ng deposito',
  DEPOSIT_CHAT_STARTED: 'Nagsimula ang usapan sa deposito',
  DEPOSIT_EXTENDED: 'Dagdag na oras para sa deposito',
  DEPOSIT_COMPLETED: 'Natapos ang deposito',
  DEPOSIT_EXPIRED: 'Lumipas ang oras ng deposito',
  DEPOSIT_CANCELLED: 'Kinansela ang deposito',
  DEPOSIT_STATUS_UPDATE: 'Nabago ang status ng deposito',
  WITHDRAWAL_REQUEST: 'Humiling ng withdrawal',
  WITHDRAWAL_CANCELLED: 'Kinansela ang withdrawal',
  ADMIN_UPDATE_WITHDRAWAL_STATUS: 'Binago ng kompanya ang status ng withdrawal',
  ADMIN_EDIT_TRANSACTION: 'Binago ng kompanya ang transaksyon',
  ADMIN_UPDATE_DEPOSIT_STATUS: 'Binago ng kompanya ang status ng deposito',
  ADMIN_CHAT_MESSAGE_SENT: 'Mensahe mula sa kompanya',
  ADMIN_SUPPORT_CHAT_CLOSED: 'Isinara ng kompanya ang usapan sa suporta',
}
