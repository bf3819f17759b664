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
  movements: 'Transactions',
  chats: 'Chats',
  activity: 'Activity',
  sessions: 'Sessions',
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
  mustChangePassword: 'Must choose a password',
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
  views: { all: 'All', waiting: 'To verify', suspended: 'Suspended', admins: 'Admins' },
  openUser: (name: string) => `Open ${name}`,
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save Changes',

  createTitle: 'Create New User',
  createIntro:
    'We email them that their login is ready. Tell them the password yourself; they choose a new ' +
    'one when they first sign in.',
  fullName: 'Full name',
  email: 'Email',
  firstPassword: 'Temporary password',
  firstPasswordHint: 'At least 6 characters. They choose their own at first sign-in.',
  makePassword: 'Generate password',
  toAdmins: 'Manage admins',
  create: 'Create User',
  creationFailed: 'User Creation Failed',
  creationIssue: 'User Creation Issue',
  creationIssueMessage: 'User might already exist or an unknown issue occurred.',
  created: 'User Created',
  createdMessage: (email: string) =>
    `${email} can sign in now. Tell them the password; we didn’t email it.`,

  editTitle: (name: string) => `Edit ${name}`,
  emailFixed: 'They sign in with this email. It cannot be changed.',
  ownPowers: 'Only another admin can change your role and status.',
  endsSessions: 'This signs them out everywhere.',
  suspends:
    'This signs them out everywhere and blocks their sign-in. Their money stays in the wallet.',
  toAdmin: 'Admins have no wallet pages. Only the company can move money in this wallet.',
  updateFailed: 'Update Failed',
  updated: 'User Updated',
  updatedMessage: (name: string) => `The changes to ${name} are saved.`,
  reload: 'Load the latest',

  notifyTitle: (name: string) => `Notification to ${name}`,
  type: 'Type',
  types,
  message: 'Message',
  messageHint: 'Sent exactly as you write it, in that language only.',
  link: 'Link',
  linkHint: 'The page of this site that it opens, starting with a slash: /dashboard/wallet',
  send: 'Send Notification',
  notifyFailed: 'Failed to Send Notification',
  notified: 'Notification Sent',
  notifiedMessage: (name: string) => `${name} can see it now.`,

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
  withProvider: 'Provider only',
  withApp: 'authenticator app',
  wallet: 'Wallet',
  available: 'Available',
  onHold: 'On hold',
  posted: 'Ledger balance',
  investments: 'Investments',
  invested: 'Placed now',
  showInvestments: 'Open',
  holds: 'Amounts on hold',
  bank: 'Bank details',
  noBank: 'No bank account linked.',
  bankName: 'Bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',

  sectionsLabel: 'Sections',
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
  moreChats: 'These are the latest. See Deposit Chat for the rest.',
  activityFailed: 'Error Fetching History',
  noActivity: 'No account activity found.',
  what: 'Event',
  by: 'By',
  byThemselves: 'The user',
  byKaban: 'Kaban',
  byAccess: 'Company access',
  staffViews: 'Staff who viewed this page',
  staffViewsIntro: `Staff who open it are recorded once every ${viewAlarmMinutes} minutes.`,
  staffViewsFailed: 'Error Fetching Views',

  sessions: 'Active sessions',
  sessionsFailed: 'Error Fetching Sessions',
  noSessions: 'No active sessions.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  sessionSeen: (when: string, address: string) =>
    `Last seen ${when}${address && `, internet address ${address}`}`,
  signOut: 'Sign out',
  signOutOf: (what: string) => `Sign out: ${what}`,
  signOutAll: 'Sign out everywhere',
  signOutAllTitle: (name: string) => `Sign ${name} out everywhere?`,
  signOutAllMessage: 'They must sign in again on every browser and phone.',
  signOutFailed: 'Sign Out Failed',
  signedOut: 'Signed Out',
  signedOutMessage: 'They must sign in again there.',
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
    message: 'This password is easy to guess. Choose another or generate one.',
  },
  'user-exists': {
    title: 'User Exists',
    message:
      'This email is already in use. If it was never confirmed, its owner can ask for a new ' +
      'email on the sign-in page.',
  },
  'user-name-required': { title: 'Full Name Required', message: "Please enter user's full name." },
  'user-is-closed': {
    title: 'Login Closed',
    message: 'This login is closed. Nothing in it can be changed.',
  },
  'user-changed-meanwhile': {
    title: 'Changed Meanwhile',
    message:
      'A colleague changed this user while you were editing. Nothing was saved. Load the latest ' +
      'and try again.',
  },
  'own-role-or-status': {
    title: 'Not Your Own',
    message: 'Only another admin can change your role and status.',
  },
  'last-admin': {
    title: 'Last Admin',
    message: 'This is the last active admin. Add another one first.',
  },
  'last-way-in': {
    title: 'Last Way In',
    message:
      'Company access is off or will end, and no other admin has signed in with their own login. ' +
      'Ask one to sign in first.',
  },
  'notification-message-required': {
    title: 'Missing Information',
    message: 'Please provide a message for the notification.',
  },
  'notification-asks-secret': {
    title: 'Asks for a Secret',
    message:
      'We never ask for a password or a code. Nothing was sent. Reword it without asking for one.',
  },
  'notification-link-outside': {
    title: 'Check the Link',
    message: 'Use a page of this site that starts with one slash, like /dashboard/wallet.',
  },
  'admin-reads-no-notifications': {
    title: 'Not for Admins',
    message: 'Admins have no notifications page.',
  },
  'no-bank-details': { title: 'No Bank Details', message: 'No bank account is linked.' },
  'user-session-not-found': { title: 'Not Found', message: 'This session has ended.' },
  'alarm-not-found': {
    title: 'Already Settled',
    message: 'A colleague already recorded the reason.',
  },
  'own-alarm': {
    title: 'Not Your Own',
    message: 'This is about you. Another staff member must look into it.',
  },
  'finding-required': { title: 'Missing Information', message: 'Please write what you found.' },
}
