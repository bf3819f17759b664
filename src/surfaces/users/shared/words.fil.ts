import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { viewAlarmMinutes, type UserRefusal } from './rules.ts'
import type { userWords } from './words.ts'

export const userWordsFil: typeof userWords = {
  title: 'Mga User',
  caption: 'Mga user, pinakabago muna',
  noun: 'user',
  search: 'Maghanap ayon sa pangalan, email o id',
  role: 'Role',
  allRoles: 'Lahat ng role',
  roles: { user: 'User', admin: 'Admin' },
  status: 'Status',
  allStatuses: 'Lahat ng status',
  statuses: {
    active: 'Aktibo',
    suspended: 'Suspendido',
    pending_verification: 'Beberipikahin pa',
  },
  closed: 'Isinara',
  mustChangePassword: 'Kailangang pumili ng password',
  user: 'User',
  balance: 'Balanse',
  joined: 'Sumali',
  actions: 'Mga aksyon',
  actionsFor: (name) => `Mga aksyon para kay ${name}`,
  edit: 'Baguhin',
  adjustBalance: 'Isaayos ang Balanse',
  sendNotification: 'Magpadala ng Abiso',
  createNewUser: 'Gumawa ng Bagong User',
  fetchFailed: 'Hindi Makuha ang mga User',
  none: 'Wala pang user.',
  noneFound: 'Walang tumutugmang user',
  views: {
    all: 'Lahat',
    waiting: 'Beberipikahin',
    suspended: 'Suspendido',
    admins: 'Mga admin',
  },
  openUser: (name) => `Buksan si ${name}`,
  cancel: 'Kanselahin',
  close: 'Isara',
  save: 'I-save ang mga Pagbabago',

  createTitle: 'Gumawa ng Bagong User',
  createIntro:
    'Aabisuhan siya sa email na handa na ang login niya. Ikaw ang magsasabi ng password; ' +
    'papalitan niya ito sa unang pag-sign in.',
  fullName: 'Buong pangalan',
  email: 'Email',
  firstPassword: 'Pansamantalang password',
  firstPasswordHint: 'Hindi bababa sa 6 na character. Pipili siya ng sarili sa unang pag-sign in.',
  makePassword: 'Gumawa ng password',
  toAdmins: 'Pamahalaan ang mga admin',
  create: 'Gumawa ng User',
  creationFailed: 'Hindi Nagawa ang User',
  creationIssue: 'May Problema sa Paggawa ng User',
  creationIssueMessage: 'Baka mayroon nang ganitong user, o may hindi alam na problema.',
  created: 'Nagawa ang User',
  createdMessage: (email) =>
    `Puwede nang mag-sign in ang ${email}. Sabihin sa user ang password; hindi ito ipinadala sa ` +
    'email.',

  editTitle: (name) => `Baguhin si ${name}`,
  emailFixed: 'Ito ang email niya sa pag-sign in. Hindi ito mababago.',
  ownPowers: 'Ibang admin lang ang puwedeng magbago ng role at status mo.',
  endsSessions: 'Masa-sign out siya sa lahat ng device.',
  suspends:
    'Masa-sign out siya sa lahat ng device at hindi makakapag-sign in. Mananatili ang pera sa ' +
    'wallet niya.',
  toAdmin:
    'Walang mga pahina ng wallet ang admin. Kompanya lang ang makakagalaw ng pera sa wallet na ' +
    'ito.',
  updateFailed: 'Hindi Na-update',
  updated: 'Na-update ang User',
  updatedMessage: (name) => `Na-save ang mga pagbabago kay ${name}.`,
  reload: 'I-load ang pinakabago',

  notifyTitle: (name) => `Abiso kay ${name}`,
  type: 'Uri',
  types: {
    general_info: 'Pangkalahatang Impormasyon',
    account_update: 'Update sa Account',
    important_notice: 'Mahalagang Paunawa',
    promotion: 'Promosyon',
  },
  message: 'Mensahe',
  messageHint: 'Ipapadala nang eksakto kung paano mo isinulat, sa wikang iyon lang.',
  link: 'Link',
  linkHint: 'Pahina ng site na bubuksan nito, nagsisimula sa slash: /dashboard/wallet',
  send: 'Ipadala ang Abiso',
  notifyFailed: 'Hindi Naipadala ang Abiso',
  notified: 'Naipadala ang Abiso',
  notifiedMessage: (name) => `Makikita na ito ni ${name}.`,

  toList: 'Mga User',
  loadFailed: 'Hindi Makuha ang User',
  profile: 'Profile',
  phone: 'Numero ng telepono',
  userId: 'Id ng user',
  copyId: 'id ng user',
  copyEmail: 'email',
  joinedOn: 'Sumali',
  lastSeen: 'Huling nakita',
  neverSeen: 'Hindi pa nag-sign in',
  signsInWith: 'Paraan ng pag-sign in',
  withPassword: 'Password',
  withProvider: 'Provider lang',
  withApp: 'authenticator app',
  wallet: 'Wallet',
  available: 'Magagamit',
  onHold: 'Nakatabi',
  posted: 'Balanse sa mga libro',
  investments: 'Mga Investment',
  invested: 'Nakalagay ngayon',
  showInvestments: 'Buksan',
  holds: 'Mga halagang nakatabi',
  bank: 'Detalye ng bangko',
  noBank: 'Walang naka-link na bank account.',
  bankName: 'Bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNumber: 'Numero ng account',

  sectionsLabel: 'Mga seksyon',
  sections: {
    movements: 'Mga transaksyon',
    chats: 'Mga chat',
    activity: 'Galaw',
    sessions: 'Mga session',
    staff: 'Staff',
  },
  movementsFailed: 'Hindi Makuha ang mga Transaksyon',
  noMovements: 'Wala pang transaksyon.',
  movement: 'Transaksyon',
  amount: 'Halaga',
  when: 'Kailan',
  more: 'Magpakita pa',
  allTransactions: 'Buksan sa Mga Transaksyon',
  chatsFailed: 'Hindi Makuha ang mga Chat',
  noChats: 'Wala pang chat.',
  chat: 'Chat',
  lastMessage: 'Huling mensahe',
  openChat: 'Buksan ang Chat',
  moreChats: 'Ito ang mga pinakabago. Nasa Deposit Chat ang iba.',
  activityFailed: 'Hindi Makuha ang Kasaysayan',
  noActivity: 'Walang nakitang galaw ng account.',
  what: 'Nangyari',
  by: 'Ni',
  byThemselves: 'Ang user',
  byKaban: 'Kaban',
  byAccess: 'Company Access',
  staffViews: 'Mga staff na tumingin sa pahinang ito',
  staffViewsIntro: `Itinatala ang bawat staff na nagbukas nito, kada ${viewAlarmMinutes} minuto.`,
  staffViewsFailed: 'Hindi Makuha ang mga Pagtingin',

  sessions: 'Mga aktibong session',
  sessionsFailed: 'Hindi Makuha ang mga Session',
  noSessions: 'Walang aktibong session.',
  browserOn: (browser, system) => `${browser} sa ${system}`,
  unknownBrowser: 'Hindi kilalang browser',
  sessionSeen: (when, address) =>
    `Huling nakita ${when === 'ngayon' ? 'ngayon lang' : when}` +
    (address && `, internet address ${address}`),
  signOut: 'I-sign out',
  signOutOf: (what) => `I-sign out: ${what}`,
  signOutAll: 'I-sign out sa lahat',
  signOutAllTitle: (name) => `I-sign out si ${name} sa lahat ng device?`,
  signOutAllMessage: 'Kailangan niyang mag-sign in ulit sa bawat browser at telepono.',
  signOutFailed: 'Hindi Na-sign Out',
  signedOut: 'Na-sign Out',
  signedOutMessage: 'Kailangan niyang mag-sign in ulit doon.',
}

export const userRefusalsFil: Record<UserRefusal, RefusalWords> = {
  'new-user-missing-fields': {
    title: 'May Kulang',
    message: 'Pakipunan ang lahat ng kailangang field.',
  },
  'new-user-invalid-email': { title: 'Maling Email', message: 'Maglagay ng tamang email address.' },
  'new-user-weak-password': {
    title: 'Mahinang Password',
    message: 'Dapat hindi bababa sa 6 na character ang password.',
  },
  'new-user-guessable-password': {
    title: 'Mahinang Password',
    message: 'Madaling hulaan ang password na ito. Pumili ng iba, o hayaang gumawa ang Kaban.',
  },
  'user-exists': {
    title: 'May Ganitong User Na',
    message:
      'Ginagamit na ang email na ito. Kung hindi pa ito nakukumpirma, puwedeng humingi ang ' +
      'may-ari ng bagong email sa pahina ng sign-in.',
  },
  'user-name-required': {
    title: 'Kailangan ang Buong Pangalan',
    message: 'Pakilagay ang buong pangalan ng user.',
  },
  'user-is-closed': {
    title: 'Saradong Login',
    message: 'Sarado na ang login na ito. Wala nang mababago rito.',
  },
  'user-changed-meanwhile': {
    title: 'May Nagbago',
    message:
      'May kasamahang nagbago sa user na ito habang binabago mo ito. Walang na-save. I-load ang ' +
      'pinakabago at subukan ulit.',
  },
  'own-role-or-status': {
    title: 'Hindi Para sa Sarili',
    message: 'Ibang admin lang ang puwedeng magbago ng role at status mo.',
  },
  'last-admin': {
    title: 'Huling Admin',
    message: 'Ito ang huling aktibong admin. Magdagdag muna ng isa pa.',
  },
  'last-way-in': {
    title: 'Huling Daan Papasok',
    message:
      'Naka-off o matatapos ang Company Access, at wala pang ibang admin na nag-sign in gamit ' +
      'ang sariling login. Hilingin munang mag-sign in ang isa sa kanila.',
  },
  'notification-message-required': {
    title: 'May Kulang na Impormasyon',
    message: 'Maglagay ng mensahe para sa abiso.',
  },
  'notification-asks-secret': {
    title: 'Humihingi ng Password o Code',
    message:
      'Hindi tayo kailanman humihingi ng password o code. Walang naipadala. Baguhin ang mensahe.',
  },
  'notification-link-outside': {
    title: 'Tingnan ang Link',
    message:
      'Gumamit ng pahina ng site na ito na nagsisimula sa isang slash, gaya ng /dashboard/wallet.',
  },
  'admin-reads-no-notifications': {
    title: 'Hindi Para sa mga Admin',
    message: 'Walang pahina ng mga abiso ang mga admin.',
  },
  'no-bank-details': {
    title: 'Walang Detalye ng Bangko',
    message: 'Walang naka-link na bank account.',
  },
  'user-session-not-found': { title: 'Hindi Nakita', message: 'Tapos na ang session na ito.' },
  'alarm-not-found': { title: 'Naitala Na', message: 'May kasamahang nagtala na ng dahilan.' },
  'own-alarm': {
    title: 'Hindi Para sa Sarili',
    message: 'Tungkol ito sa iyo. Ibang staff ang dapat sumuri nito.',
  },
  'finding-required': { title: 'May Kulang na Impormasyon', message: 'Pakisulat ang nalaman mo.' },
}
