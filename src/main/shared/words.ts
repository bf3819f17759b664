/** The texts of the frames around the screens. */
export const appWords = {
  login: 'Login',
  register: 'Register With Us',
  terms: 'Terms',
  privacy: 'Privacy',
  /** Begins with the visible initials, so that people can name the button by voice. */
  openMenu: (initials: string, news: string) =>
    [`${initials}, open your menu`, news].filter(Boolean).join(', '),
  mainNavigation: 'Main',
  yourMenu: 'Your menu',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  manilaTime: (now: string) => `Times are Manila time. Now: ${now}`,
  home: 'Home',
  wallet: 'Wallet',
  activity: 'Activity',
  chat: 'Chat',
  account: 'Account',
  investments: 'Investments',
  profile: 'Profile',
  bankDetails: 'Bank Details',
  notifications: 'Notifications',
  chats: 'Chat Conversations',
  history: 'Activity History',
  tasks: 'Tasks & Announcements',
  unreadMessages: (count: number) =>
    count === 1 ? '1 unread message' : `${count} unread messages`,
  unseenAnnouncements: (count: number) =>
    count === 1 ? '1 new announcement' : `${count} new announcements`,
  settings: 'Settings',
  security: 'Security',
  securityIntro: 'How you sign in to the console.',
  securityByCodeIntro:
    'How company access is opened. It is shared by everybody who knows the access code.',
  publicSite: 'Public site',
  startTitle: 'Connected',
  startMore: 'Your account was reached, and everything is ready.',
  logout: 'Logout',
  logOut: 'Log Out',
  appearance: 'Language and appearance',
  install: 'Install Kaban',
  newVersion: 'A new version of Kaban is ready.',
  refresh: 'Refresh',
  testimonial: 'Your Testimonial',
  writeTestimonial: 'Write a testimonial',
  termsFailed: 'Error Fetching Investment',
  askAbout: 'Ask about this',
  askAboutMessage: (reference: string) => `About my transaction ${reference}: `,
  loadingApplication: 'Loading Application (AuthProvider)...',
  loadingAdmin: 'Initializing Admin Session...',
  loading: 'Loading Kaban…',
  couldNotOpen: 'Unexpected Application Error!',
  couldNotOpenMessage:
    'Something went wrong while showing it. Nothing was changed. ' +
    'Load the page again; if it happens again, tell the company.',
  /** Title and message for each failure to read the session. */
  sessionUnknown: {
    refused: ['Auth Error', 'Failed to retrieve session.'],
    unreached: ['Auth Init Error', 'An issue occurred during session retrieval.'],
    changing: ['Auth State Error', 'An issue occurred updating auth state.'],
  },
  reload: 'Load again',
  pageLost: 'This page could not be loaded completely, so nothing was sent. Check your connection.',
  needsScripts:
    'Kaban needs JavaScript to sign you in or up. Please turn it on and load this page again.',
}
