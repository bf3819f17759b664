import type { withdrawalHomeWords } from './words-home.ts'

export const withdrawalHomeWordsFil: typeof withdrawalHomeWords = {
  title: 'Papunta na',
  to: (bank) => `Sa ${bank}`,
  endingIn: 'nagtatapos sa',
  requested: 'Hiniling',
  at: {
    pending: 'Sinusuri',
    processing: 'Ibinabayad na',
    approved: 'Ibinabayad na',
    on_hold: 'Nakahinto',
  },
  now: 'ngayon',
  paid: 'Bayad na',
  by: '9 sa 10 bago ang',
  from: (time) => `pinakamaaga ${time}`,
  late: 'Mas matagal na ito kaysa sa 9 sa 10 withdrawal. Buksan ito para magtanong sa amin.',
}
