import type { searchWords } from './words.ts'

export const searchWordsFil: typeof searchWords = {
  title: 'Maghanap',
  field: 'Hanapin sa lahat ng sa iyo',
  hint: 'Halaga, reference, mensahe, pahina',
  results: 'Mga resulta',
  groups: {
    pages: 'Mga pahina',
    latest: 'Huling transaksyon',
    transactions: 'Mga transaksyon',
    chats: 'Mga chat',
    statements: 'Mga statement',
    notifications: 'Mga abiso',
    tasks: 'Mga gawain',
    payees: 'Mga naka-save na account',
    investments: 'Mga investment',
    announcements: 'Mga anunsyo',
  },
  showAll: 'Ipakita lahat sa Galaw',
  endingIn: (digits) => `•••• ${digits}`,
  dueOn: (day) => `Hanggang ${day}`,
  counted: (count) => `${count} resulta`,
  searching: 'Naghahanap…',
  nothingFound: (term) =>
    `Walang nahanap para sa “${term}”. Subukan ang mas kaunting salita o isang halaga.`,
  tooShort: 'Mag-type ng dalawang titik o higit pa para hanapin ang lahat ng sa iyo.',
  failed: 'Hindi kami nakapaghanap. Narito ang mga naka-save sa device na ito.',
  offline: 'Offline ka. Hinahanap sa mga naka-save sa device na ito.',
}
