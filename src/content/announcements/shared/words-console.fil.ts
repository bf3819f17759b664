import type { announcementConsoleWords } from './words-console.ts'

export const announcementConsoleWordsFil: typeof announcementConsoleWords = {
  title: 'Mga Anunsyo',
  caption: 'Mga anunsyo, pinakabago muna',
  noun: 'anunsyo',
  search: 'Maghanap ayon sa pamagat, teksto o user',
  priority: 'Prayoridad',
  allPriorities: 'Lahat ng prayoridad',
  priorities: { low: 'Mababa', medium: 'Katamtaman', high: 'Mataas' },
  announcement: 'Anunsyo',
  target: 'Para sa',
  everybody: 'Lahat ng user',
  created: 'Ginawa',
  editedMark: 'binago',
  edited: (when) => `binago ${when}`,
  actions: 'Mga aksyon',
  create: 'Gumawa ng Anunsyo',
  edit: 'Baguhin',
  editOf: (title) => `Baguhin ang ${title}`,
  remove: 'Burahin',
  removeOf: (title) => `Burahin ang ${title}`,
  none: 'Wala pang anunsyo',
  noneMore: 'Makikita agad ng mga user ang mga bagong anunsyo.',
  noneFound: 'Walang tumutugmang anunsyo',
  fetchFailed: 'Hindi Makuha ang mga Anunsyo',

  createTitle: 'Gumawa ng Anunsyo',
  editTitle: 'Baguhin ang Anunsyo',
  titleField: 'Pamagat',
  text: 'Teksto',
  whoTitle: 'Para kanino ito?',
  all: 'Lahat ng user',
  one: 'Isang user',
  targetFixed: (name) => `Para kay ${name}. Hindi ito mababago.`,
  findUser: 'Hanapin ang user ayon sa pangalan, email o id',
  findUserHint: 'Mag-type ng hindi bababa sa tatlong letra.',
  noUser: 'Walang user ng wallet na may ganitong pangalan',
  changeUser: 'Pumili ng iba',
  chooseUser: 'Piliin muna ang user.',
  usersFailed: 'Hindi Makuha ang mga User',
  usersFailedMore: 'Hindi ma-load ang listahan ng user na mapagpipilian.',
  tells:
    'Makakatanggap ng abiso ang bawat aktibong user. Hindi na ito mababawi, kahit ' +
    'burahin ang anunsyo.',
  tellsOne:
    'Makakatanggap ng abiso ang user na ito. Hindi na ito mababawi, kahit burahin ang anunsyo.',
  tellsNobody: 'Makikita agad ng mga user ang bagong teksto. Walang aabisuhan ulit.',
  everyoneTitle: (users) => `Ipadala sa ${users}?`,
  everyoneMore:
    'Makakatanggap agad ng abiso ang bawat isa. Hindi na ito mababawi, kahit burahin ang anunsyo.',
  everyoneGo: (users) => `Ipadala sa ${users}`,
  everyone: (users) =>
    users === undefined
      ? 'lahat ng user'
      : users === 1
        ? '1 user'
        : `lahat ng ${users.toLocaleString('en-PH')} user`,
  saveNew: 'Gumawa ng Anunsyo',
  save: 'I-save ang mga pagbabago',
  back: 'Kanselahin',
  createdNotice: 'Nagawa ang anunsyo',
  savedNotice: 'Na-save ang anunsyo',
  operationFailed: 'Hindi Natuloy',
  removeTitle: 'Burahin ang anunsyo?',
  removeQuestion: 'Sigurado ka bang gusto mong burahin ang anunsyong ito?',
  removeConfirm: 'Burahin ang anunsyo',
  removedNotice: 'Nabura ang anunsyo',
  deletionFailed: 'Hindi Nabura',
}
