import type { subjectWords, trailWords } from './words-trail.ts'

export const trailWordsFil: typeof trailWords = {
  whoDidWhat: 'Sino ang gumawa ng ano',
  nobodyYet: 'Wala pang naitala tungkol dito.',
  failed: 'Hindi makuha ang kasaysayan',
  older: 'Mas lumang tala',
  itself: 'Kaban',
  companyAccess: 'Company access code',
  by: (who) => `ni ${who}`,
  about: (who) => `tungkol kay ${who}`,
  field: 'Ano ang nagbago',
  before: 'Dati',
  after: 'Ngayon',
  nothing: 'wala',
  yes: 'oo',
  no: 'hindi',
  changesOf: (what) => `Ano ang nagbago: ${what}`,
}

export const subjectWordsFil: typeof subjectWords = {
  user: 'User',
  transaction: 'Transaksyon',
  deposit: 'Deposito',
  withdrawal: 'Withdrawal',
  investment: 'Puhunan',
  adjustment: 'Pagsasaayos ng balanse',
  chat: 'Usapan',
  announcement: 'Anunsyo',
  market_figure: 'Numero ng merkado',
  company_settings: 'Setting ng kompanya',
  company_account: 'Account ng kompanya para sa deposito',
  approval: 'Pag-apruba',
  canned_reply: 'Nakahandang sagot',
  export: 'Export',
  mail: 'Email',
  content: 'Pampublikong nilalaman',
  testimonial: 'Testimonya',
}
