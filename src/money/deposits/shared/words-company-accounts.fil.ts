import type { companyAccountWords } from './words-company-accounts.ts'

export const companyAccountWordsFil: typeof companyAccountWords = {
  title: 'Mga account ng kompanya para sa deposito',
  intro: 'Pumipili ang mga user ng isa rito at doon nagpapadala ng pera.',
  fetchFailed: 'Hindi makuha ang mga account ng kompanya',
  updateFailed: 'Hindi na-update',
  none: 'Wala pang account ng kompanya',
  noneMore: 'Hindi makakapagdeposito ang mga user kung wala nito.',
  add: 'Magdagdag',
  addTitle: 'Magdagdag ng account ng kompanya',
  addConfirm: 'Idagdag',
  addWarning:
    'Dito magpapadala ng pera ang mga user. Ihambing muna sa bangko ang numero: ' +
    'hindi na ito mababago, maihihinto lang.',
  added: 'Naidagdag ang account ng kompanya',
  bankName: 'Bangko o e-wallet',
  accountNumber: 'Numero ng account',
  accountName: 'Pangalan ng account',
  details: 'Mga detalye',
  detailsHint: 'Makikita ito ng mga user sa tabi ng numero.',
  retire: 'Ihinto',
  retireOf: (bank, number) => `Ihinto ang ${bank} ${number}`,
  retireTitle: (bank) => `Ihinto ang ${bank}?`,
  retireMore: 'Hindi na ito tatanggap ng bagong deposito.',
  retireOpen: (count) => `May ${count} depositong papunta rito na matatapos pa.`,
  retireLast: 'Ito na ang huli: kung wala ito, hindi makakapagdeposito ang mga user.',
  retired: 'Naihinto ang account ng kompanya',
  retiredSince: (when) => `Nakahinto mula ${when}`,
  openDeposits: (count) => `${count} kasalukuyang deposito`,
  restore: 'Ibalik',
  restoreOf: (bank, number) => `Ibalik ang ${bank} ${number}`,
  restoreTitle: (bank) => `Ibalik ang ${bank}?`,
  restoreMore: (number, name) =>
    `Mapipili ulit ng mga user ang ${number} (${name}) para sa bagong deposito.`,
  restored: 'Naibalik ang account ng kompanya',
  cancel: 'Kanselahin',
}
