import type { appWords } from './words.ts'

export const appWordsFil: typeof appWords = {
  login: 'Mag-sign in',
  register: 'Mag-sign up',
  terms: 'Mga tuntunin',
  privacy: 'Privacy',
  openMenu: (initials, news) =>
    [`${initials}, buksan ang menu mo`, news].filter(Boolean).join(', '),
  mainNavigation: 'Pangunahin',
  search: 'Maghanap',
  yourMenu: 'Menu mo',
  greeting: (firstName: string) => `Kumusta, ${firstName}`,
  manilaTime: (now) => `Oras sa Maynila ang lahat. Ngayon: ${now}`,
  home: 'Home',
  wallet: 'Wallet',
  activity: 'Galaw',
  chat: 'Chat',
  account: 'Account',
  investments: 'Mga investment',
  profile: 'Profile',
  bankDetails: 'Detalye ng bangko',
  notifications: 'Mga abiso',
  chats: 'Mga chat',
  history: 'Kasaysayan ng galaw',
  tasks: 'Mga gawain at anunsyo',
  unreadMessages: (count) => `${count} hindi pa nababasang mensahe`,
  unseenAnnouncements: (count) => `${count} bagong anunsyo`,
  settings: 'Mga setting',
  security: 'Seguridad',
  securityIntro: 'Paano ka nagsa-sign in sa console.',
  securityByCodeIntro:
    'Paano nabubuksan ang company access. Iisa ito para sa lahat ng may alam ng access code.',
  publicSite: 'Pampublikong site',
  startTitle: 'Nakakonekta na',
  startMore: 'Nakakonekta ka na, at handa na ang lahat.',
  logout: 'Mag-sign out',
  logOut: 'Mag-sign out',
  appearance: 'Hitsura',
  install: 'I-install ang Kaban',
  newVersion: 'May bagong bersyon na ng Kaban.',
  refresh: 'I-refresh',
  testimonial: 'Ang testimonial mo',
  toTestimonial: 'Ang testimonial mo',
  termsFailed: 'Hindi makuha ang investment',
  askAbout: 'Magtanong tungkol dito',
  askAboutMessage: (reference: string) => `Tungkol sa transaksyon kong ${reference}: `,
  loadingApplication: 'Binubuksan ang Application (AuthProvider)...',
  loadingAdmin: 'Sinisimulan ang Admin Session...',
  loading: 'Binubuksan ang Kaban…',
  couldNotOpen: 'Hindi mabuksan ang pahinang ito',
  couldNotOpenMessage:
    'Hindi namin maipakita ang pahinang ito. Walang nabago. Buksan ulit ito; kung maulit, ' +
    'sabihin ' +
    'sa aming suporta.',
  sessionUnknown: {
    refused: [
      'Hindi malaman kung sino ka',
      'Hindi makuha ang session mo. Buksan muli ang pahina pagkalipas ng ilang sandali.',
    ],
    unreached: [
      'Hindi masimulan ang session',
      'Nagkaproblema sa pagkuha ng session mo. Tingnan ang koneksyon at buksan muli ang pahina.',
    ],
    changing: [
      'Hindi na-update ang session',
      'Nagkaproblema sa pag-update ng session mo. Buksan muli ang pahina.',
    ],
  },
  reload: 'Buksan muli',
  pageLost:
    'Hindi na-load nang buo ang pahinang ito, kaya walang naipadala. Tingnan ang koneksyon mo.',
  needsScripts:
    'Kailangan ng Kaban ang JavaScript para makapag-sign in o sign up ka. I-on ito at i-load ' +
    'ulit ' +
    'ang pahina.',
}
