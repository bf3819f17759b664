import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { viewAlarmMinutes, type UserRefusal } from './rules.ts'
import type { userWords } from './words.ts'

export const userWordsFil: typeof userWords = {
  title: 'Pamamahala ng mga User',
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
    pending_verification: 'Naghihintay ng beripikasyon',
  },
  closed: 'Isinara',
  mustChangePassword: 'Pipili pa ng password',
  user: 'User',
  balance: 'Balanse',
  joined: 'Sumali',
  actions: 'Mga aksyon',
  actionsFor: (name) => `Mga aksyon para kay ${name}`,
  edit: 'I-edit',
  adjustBalance: 'Ayusin ang Balanse',
  sendNotification: 'Magpadala ng Abiso',
  createNewUser: 'Gumawa ng Bagong User',
  fetchFailed: 'Hindi Makuha ang mga User',
  none: 'Wala pang user.',
  noneFound: 'Walang tumugmang user',
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
    'Makakatanggap sila ng email na handa na ang login nila. Ikaw ang magsasabi ng ' +
    'password; papalitan nila ito sa unang pag-sign in.',
  fullName: 'Buong pangalan',
  email: 'Email',
  firstPassword: 'Unang password',
  firstPasswordHint:
    'Hindi bababa sa 6 na karakter. Wala itong binubuksan kundi ang pagpili ng bago.',
  makePassword: 'Gumawa para sa akin',
  toAdmins: 'Mga Admin',
  create: 'Gumawa ng User',
  creationFailed: 'Hindi Nagawa ang User',
  creationIssue: 'May Problema sa Paggawa ng User',
  creationIssueMessage: 'Baka mayroon nang ganitong user, o may hindi alam na problema.',
  created: 'Nagawa ang User',
  createdMessage: (email) =>
    `Puwede nang mag-sign in si ${email}. Sabihin sa kanila ang password; hindi ito ` +
    'ipinadala sa email.',

  editTitle: (name) => `I-edit si ${name}`,
  emailFixed: 'Ang email ang gamit nila sa pag-sign in. Hindi ito nagbabago.',
  ownPowers: 'Ibang admin ang nagbabago ng sarili mong role at status.',
  endsSessions: 'Kasabay nito, agad silang masa-sign out sa lahat ng lugar.',
  suspends:
    'Agad silang masa-sign out sa lahat ng lugar at hindi makakapag-sign in. Mananatili ' +
    'ang pera nila kung nasaan ito.',
  toAdmin:
    'Walang pahina ng wallet ang admin: ang kompanya lamang ang makakapaglipat ng pera ' +
    'sa wallet na ito.',
  updateFailed: 'Hindi Na-update',
  updated: 'Na-update ang User',
  updatedMessage: (name) => `Na-save ang mga pagbabago kay ${name}.`,
  reload: 'Ipakita ang pinakabago',

  notifyTitle: (name) => `Abiso kay ${name}`,
  type: 'Uri',
  types: {
    general_info: 'Pangkalahatang Impormasyon',
    account_update: 'Update sa Account',
    important_notice: 'Mahalagang Paunawa',
    promotion: 'Promosyon',
  },
  message: 'Mensahe',
  messageHint: 'Mababasa nila ito kung paano mo isinulat, sa wikang ginamit mo.',
  link: 'Link',
  linkHint: 'Pahina ng site na ito na bubuksan ng abiso, nagsisimula sa slash: /dashboard/wallet',
  send: 'Ipadala ang Abiso',
  notifyFailed: 'Hindi Naipadala ang Abiso',
  notified: 'Naipadala ang Abiso',
  notifiedMessage: (name) => `Makikita ito agad ni ${name}.`,

  toList: 'Pamamahala ng mga User',
  loadFailed: 'Hindi makuha ang user',
  profile: 'Profile',
  phone: 'Numero ng telepono',
  userId: 'Id ng user',
  copyId: 'id ng user',
  copyEmail: 'email',
  joinedOn: 'Sumali',
  lastSeen: 'Huling nakita',
  neverSeen: 'Hindi pa nag-sign in',
  signsInWith: 'Nagsa-sign in gamit ang',
  withPassword: 'Password',
  withProvider: 'Provider lamang',
  withApp: 'authenticator app',
  wallet: 'Wallet',
  available: 'Magagamit',
  onHold: 'Nakatabi',
  posted: 'Nasa libro',
  holds: 'Ang mga nakatabi',
  bank: 'Detalye ng bangko',
  noBank: 'Walang nakaugnay na bank account.',
  bankName: 'Bangko o e-wallet',
  accountName: 'Pangalan sa account',
  accountNumber: 'Numero ng account',

  sectionsLabel: 'Ang ipinapakita',
  sections: { movements: 'Mga galaw', chats: 'Mga usapan', activity: 'Aktibidad', staff: 'Staff' },
  movementsFailed: 'Hindi Makuha ang mga Transaksyon',
  noMovements: 'Wala pang transaksyon.',
  movement: 'Transaksyon',
  amount: 'Halaga',
  when: 'Kailan',
  more: 'Magpakita pa',
  allTransactions: 'Buksan sa Mga Transaksyon',
  chatsFailed: 'Hindi Makuha ang mga Usapan',
  noChats: 'Wala pang usapan.',
  chat: 'Usapan',
  lastMessage: 'Huling mensahe',
  openChat: 'Buksan ang Usapan',
  moreChats: 'Ito ang mga pinakabago. Nasa Deposit Chat ang iba.',
  activityFailed: 'Hindi Makuha ang Kasaysayan',
  noActivity: 'Walang nakitang aktibidad ng account.',
  what: 'Ang nangyari',
  by: 'Gawa ni',
  byThemselves: 'Sila mismo',
  byKaban: 'Kaban',
  byAccess: 'Company access',
  staffViews: 'Sino ang tumingin sa pahinang ito',
  staffViewsIntro:
    `Itinatala kung sino sa staff ang nagbukas nito, isang beses sa ${viewAlarmMinutes} ` +
    'minuto.',
  staffViewsFailed: 'Hindi Makuha ang mga Pagtingin',

  sessions: 'Kung saan sila naka-sign in',
  sessionsFailed: 'Hindi Makuha ang mga Session',
  noSessions: 'Hindi sila naka-sign in saanman.',
  browserOn: (browser, system) => `${browser} sa ${system}`,
  unknownBrowser: 'Hindi kilalang browser',
  sessionSeen: (when, address) => `Huling nakita ${when}, internet address ${address}`,
  signOut: 'I-sign out',
  signOutOf: (what) => `I-sign out: ${what}`,
  signOutAll: 'I-sign out sa lahat',
  signOutAllTitle: (name) => `I-sign out si ${name} sa lahat ng lugar?`,
  signOutAllMessage: 'Kailangang mag-sign in ulit sa bawat browser at telepono nila.',
  signOutFailed: 'Hindi Na-sign Out',
  signedOut: 'Na-sign Out',
  signedOutMessage: 'Kailangan nilang mag-sign in ulit doon.',
}

export const userRefusalsFil: Record<UserRefusal, RefusalWords> = {
  'new-user-missing-fields': {
    title: 'May Kulang',
    message: 'Pakipunan ang lahat ng kailangang field.',
  },
  'new-user-invalid-email': { title: 'Maling Email', message: 'Maglagay ng tamang email address.' },
  'new-user-weak-password': {
    title: 'Mahinang Password',
    message: 'Dapat hindi bababa sa 6 na karakter ang password.',
  },
  'new-user-guessable-password': {
    title: 'Mahinang Password',
    message: 'Mahuhulaan agad ang password na ito. Pumili ng iba, o magpagawa.',
  },
  'user-exists': {
    title: 'May Ganitong User Na',
    message:
      'May gumagamit na ng email na ito. Kung hindi pa nila ito nakukumpirma, puwede ' +
      'silang humingi ng bagong email sa pag-sign in.',
  },
  'user-name-required': {
    title: 'Kailangan ang Buong Pangalan',
    message: 'Pakilagay ang buong pangalan ng user.',
  },
  'user-is-closed': {
    title: 'Saradong Login',
    message: 'Isinara na nila ang login nila. Wala nang mababago rito.',
  },
  'user-changed-meanwhile': {
    title: 'May Nagbago Habang Sumusulat Ka',
    message:
      'May nagbago sa user na ito habang sumusulat ka. Walang na-save: tingnan ang ' +
      'pinakabago at subukan ulit.',
  },
  'own-role-or-status': {
    title: 'Hindi Para sa Sarili',
    message: 'Ibang admin ang nagbabago ng sarili mong role at status.',
  },
  'last-admin': {
    title: 'Huling Admin',
    message: 'Ito ang huling aktibong admin. Gumawa muna ng isa pa.',
  },
  'last-way-in': {
    title: 'Huling Daan Papasok',
    message:
      'Naka-off o may katapusan ang company access, at wala pang ibang admin na ' +
      'makakapasok sa sariling login. Papasukin muna ang isa pa.',
  },
  'notification-message-required': {
    title: 'May Kulang na Impormasyon',
    message: 'Maglagay ng mensahe para sa abiso.',
  },
  'notification-asks-secret': {
    title: 'Humihingi ng Lihim',
    message:
      'Hindi tayo kailanman humihingi ng password o code. Walang naipadala. ' +
      'Isulat ito nang hindi humihingi.',
  },
  'notification-link-outside': {
    title: 'Tingnan ang Link',
    message:
      'Ang link ay pahina ng site na ito at nagsisimula sa isang slash, gaya ng /dashboard/wallet.',
  },
  'admin-reads-no-notifications': {
    title: 'Hindi Para sa mga Admin',
    message: 'Walang pahina ang mga admin kung saan nila ito mababasa.',
  },
  'no-bank-details': {
    title: 'Walang Detalye ng Bangko',
    message: 'Walang nakaugnay na bank account.',
  },
  'user-session-not-found': { title: 'Hindi Nakita', message: 'Walang ganitong session.' },
  'alarm-not-found': { title: 'Naisulat Na', message: 'May umalam na nito.' },
  'own-alarm': {
    title: 'Hindi Para sa Sarili',
    message: 'Tungkol ito sa iyo: iba sa staff ang dapat umalam nito.',
  },
  'finding-required': { title: 'May Kulang na Impormasyon', message: 'Pakisulat ang nalaman mo.' },
}
