import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { Role, UserStatus } from '#people/identity/shared/rules.ts'
import type { UserSection } from './rules-address.ts'
import { viewAlarmMinutes, type UserRefusal, type StaffNotificationType } from './rules.ts'

const roles: Record<Role, string> = { user: 'User', admin: 'Admin' }
const statuses: Record<UserStatus, string> = {
  active: 'Active',
  suspended: 'Suspended',
  pending_verification: 'Pending verification',
}
const types: Record<StaffNotificationType, string> = {
  general_info: 'General Info',
  account_update: 'Account Update',
  important_notice: 'Important Notice',
  promotion: 'Promotion',
}
const sections: Record<UserSection, string> = {
  movements: 'Movements',
  chats: 'Chats',
  activity: 'Activity',
  staff: 'Staff',
}

export const userWords = {
  title: 'Users Management',
  caption: 'Users, newest first',
  noun: 'users',
  search: 'Search by name, email or id',
  role: 'Role',
  allRoles: 'All roles',
  roles,
  status: 'Status',
  allStatuses: 'All statuses',
  statuses,
  closed: 'Closed',
  mustChangePassword: 'Password to be chosen',
  user: 'User',
  balance: 'Balance',
  joined: 'Joined',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  adjustBalance: 'Adjust Balance',
  sendNotification: 'Send Notification',
  createNewUser: 'Create New User',
  fetchFailed: 'Error Fetching Users',
  none: 'No users yet.',
  noneFound: 'No matching users',
  views: { all: 'All', waiting: 'To verify', suspended: 'Suspended', admins: 'Administrators' },
  openUser: (name: string) => `Open ${name}`,
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save Changes',

  createTitle: 'Create New User',
  createIntro:
    'They get a mail that their login is ready. The password you tell them yourself; ' +
    'they choose another one when they first sign in.',
  fullName: 'Full name',
  email: 'Email',
  firstPassword: 'First password',
  firstPasswordHint: 'At least 6 characters. It opens nothing but the choice of a new one.',
  makePassword: 'Make one for me',
  toAdmins: 'Admins',
  create: 'Create User',
  creationFailed: 'User Creation Failed',
  creationIssue: 'User Creation Issue',
  creationIssueMessage: 'User might already exist or an unknown issue occurred.',
  created: 'User Created',
  createdMessage: (email: string) =>
    `${email} can sign in now. Tell them the password; it was not mailed.`,

  editTitle: (name: string) => `Edit ${name}`,
  emailFixed: 'The email is how they sign in. It stays as it is.',
  ownPowers: 'Your own role and status are changed by another admin.',
  endsSessions: 'With it they are signed out everywhere, at once.',
  suspends:
    'They are signed out everywhere at once and cannot sign in. Their money stays where it is.',
  toAdmin: 'An admin has no wallet pages: money in this wallet can be moved by the company only.',
  updateFailed: 'Update Failed',
  updated: 'User Updated',
  updatedMessage: (name: string) => `The changes to ${name} are saved.`,
  reload: 'Show the newest',

  notifyTitle: (name: string) => `Notification to ${name}`,
  type: 'Type',
  types,
  message: 'Message',
  messageHint: 'They read it as you write it, in the language you write in.',
  link: 'Link',
  linkHint:
    'A page of this site that the notification opens, beginning with a slash: /dashboard/wallet',
  send: 'Send Notification',
  notifyFailed: 'Failed to Send Notification',
  notified: 'Notification Sent',
  notifiedMessage: (name: string) => `${name} sees it at once.`,

  toList: 'Users Management',
  loadFailed: 'Error Fetching User',
  profile: 'Profile',
  phone: 'Phone number',
  userId: 'User id',
  copyId: 'user id',
  copyEmail: 'email',
  joinedOn: 'Joined',
  lastSeen: 'Last seen',
  neverSeen: 'Never signed in',
  signsInWith: 'Signs in with',
  withPassword: 'Password',
  withProvider: 'A provider alone',
  withApp: 'authenticator app',
  wallet: 'Wallet',
  available: 'Available',
  onHold: 'On hold',
  posted: 'In the book',
  holds: 'What is on hold',
  bank: 'Bank details',
  noBank: 'No bank account linked.',
  bankName: 'Bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',

  sectionsLabel: 'What is shown',
  sections,
  movementsFailed: 'Error Fetching Transactions',
  noMovements: 'No transactions yet.',
  movement: 'Transaction',
  amount: 'Amount',
  when: 'When',
  more: 'Load more',
  allTransactions: 'Open in Transactions',
  chatsFailed: 'Error Fetching Chat Sessions',
  noChats: 'No chats yet.',
  chat: 'Chat',
  lastMessage: 'Latest message',
  openChat: 'Open Chat',
  moreChats: 'These are the newest. The others are in Deposit Chat.',
  activityFailed: 'Error Fetching History',
  noActivity: 'No account activity found.',
  what: 'What happened',
  by: 'By',
  byThemselves: 'Themselves',
  byKaban: 'Kaban',
  byAccess: 'Company access',
  staffViews: 'Who looked at this page',
  staffViewsIntro:
    'Whoever of the staff opens it is recorded, ' + `once in ${viewAlarmMinutes} minutes.`,
  staffViewsFailed: 'Error Fetching Looks',

  sessions: 'Where they are signed in',
  sessionsFailed: 'Error Fetching Sessions',
  noSessions: 'They are signed in nowhere.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  sessionSeen: (when: string, address: string) => `Last seen ${when}, internet address ${address}`,
  signOut: 'Sign out',
  signOutOf: (what: string) => `Sign out: ${what}`,
  signOutAll: 'Sign out everywhere',
  signOutAllTitle: (name: string) => `Sign ${name} out everywhere?`,
  signOutAllMessage: 'Every browser and phone of theirs has to sign in again.',
  signOutFailed: 'Sign Out Failed',
  signedOut: 'Signed Out',
  signedOutMessage: 'They have to sign in again there.',
}

export const userRefusals: Record<UserRefusal, RefusalWords> = {
  'new-user-missing-fields': {
    title: 'Missing Fields',
    message: 'Please fill all required fields.',
  },
  'new-user-invalid-email': {
    title: 'Invalid Email',
    message: 'Please enter a valid email address.',
  },
  'new-user-weak-password': {
    title: 'Weak Password',
    message: 'Password must be at least 6 characters.',
  },
  'new-user-guessable-password': {
    title: 'Weak Password',
    message: 'This password would be guessed at once. Choose another, or have one made.',
  },
  'user-exists': {
    title: 'User Exists',
    message:
      'Somebody has this email already. If they never confirmed it, they can ask for a ' +
      'new mail at the sign-in.',
  },
  'user-name-required': { title: 'Full Name Required', message: "Please enter user's full name." },
  'user-is-closed': {
    title: 'Login Closed',
    message: 'They have closed their login. Nothing about it can be changed any more.',
  },
  'user-changed-meanwhile': {
    title: 'Changed Meanwhile',
    message:
      'Somebody changed this user while you were writing. Nothing was saved: look at the ' +
      'newest and try again.',
  },
  'own-role-or-status': {
    title: 'Not Your Own',
    message: 'Your own role and status are changed by another admin.',
  },
  'last-admin': {
    title: 'Last Admin',
    message: 'This is the last active admin. Make another one first.',
  },
  'last-way-in': {
    title: 'Last Way In',
    message:
      'Company access is off or has an end, and no other admin could come in with a ' +
      'login of their own yet. Let another one sign in first.',
  },
  'notification-message-required': {
    title: 'Missing Information',
    message: 'Please provide a message for the notification.',
  },
  'notification-asks-secret': {
    title: 'Asks for a Secret',
    message: 'We never ask for a password or a code. Nothing was sent. Write it without asking.',
  },
  'notification-link-outside': {
    title: 'Check the Link',
    message: 'A link is a page of this site and begins with one slash, like /dashboard/wallet.',
  },
  'admin-reads-no-notifications': {
    title: 'Not for Admins',
    message: 'Admins have no page where they would read it.',
  },
  'no-bank-details': { title: 'No Bank Details', message: 'No bank account is linked.' },
  'user-session-not-found': { title: 'Not Found', message: 'There is no such session.' },
  'alarm-not-found': {
    title: 'Written Down Already',
    message: 'Somebody has looked into it already.',
  },
  'own-alarm': {
    title: 'Not Your Own',
    message: 'This is about you: somebody else of the staff has to look into it.',
  },
  'finding-required': { title: 'Missing Information', message: 'Please write what you found.' },
}
