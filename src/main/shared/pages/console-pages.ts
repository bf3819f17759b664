import type { ConsolePage } from './page.ts'

/** The pages of admins, in the order of the side bar. */
export const consolePages = {
  '/admin/workbench': {
    screen: '#surfaces/workbench/screens/workbench-screen.tsx',
    section: { name: 'workbench', group: 'pages', key: 'b' },
  },
  '/admin/approvals': {
    screen: '#main/browser/admin-pages/admin-approvals-page.tsx',
    section: { name: 'approvals', group: 'pages', key: 'p' },
  },
  '/admin/dashboard': {
    screen: '#surfaces/console/screens/overview/admin-dashboard-screen.tsx',
    section: { name: 'overview', group: 'pages', key: 'd' },
  },
  '/admin/users': {
    screen: '#main/browser/admin-pages/admin-users-page.tsx',
    section: { name: 'users', group: 'pages', key: 'u' },
  },
  '/admin/users/$userId': {
    screen: '#main/browser/admin-pages/admin-user-page.tsx',
  },
  '/admin/admins': {
    screen: '#surfaces/users/screens/invitations/admins-screen.tsx',
  },
  '/admin/transactions': {
    screen: '#main/browser/admin-pages/admin-transactions-page.tsx',
    section: { name: 'transactions', group: 'pages', key: 't' },
  },
  '/admin/withdrawals': {
    screen: '#main/browser/admin-pages/admin-withdrawals-page.tsx',
    section: { name: 'withdrawals', group: 'pages', key: 'w' },
  },
  '/admin/investments': {
    screen: '#main/browser/admin-pages/admin-investments-page.tsx',
    section: { name: 'investments', group: 'pages', key: 'i' },
  },
  '/admin/deposit-chat': {
    screen: '#money/deposits/screens/staff/admin-deposit-chats-screen.tsx',
    section: { name: 'depositChat', group: 'pages', key: 'c' },
  },
  '/admin/deposit-chat/$chatId': {
    screen: '#money/deposits/screens/staff/admin-deposit-chat-screen.tsx',
  },
  '/admin/market-data': {
    screen: '#content/market/screens/admin-market-screen.tsx',
    section: { name: 'market', group: 'pages', key: 'm' },
  },
  '/admin/settings': {
    screen: '#main/browser/admin-pages/admin-settings-page.tsx',
    section: { name: 'settings', group: 'pages', key: 's' },
  },
  '/admin/announcements': {
    screen: '#content/announcements/screens/admin-announcements-screen.tsx',
    section: { name: 'announcements', group: 'content', key: 'n' },
  },
  '/admin/plans': {
    screen: '#content/content/screens/plans/plans-screen.tsx',
    section: { name: 'plans', group: 'content', key: 'y' },
  },
  '/admin/offers': {
    screen: '#investing/offers/screens/offers-screen.tsx',
    section: { name: 'offers', group: 'content', key: 'q' },
  },
  '/admin/content': {
    screen: '#content/content/screens/content/content-screen.tsx',
    section: { name: 'content', group: 'content', key: 'f' },
  },
  '/admin/testimonials': {
    screen: '#content/testimonials/screens/queue-screen.tsx',
    section: { name: 'testimonials', group: 'content', key: 'v' },
  },
  '/admin/audit': {
    screen: '#surfaces/oversight/screens/audit/audit-screen.tsx',
    section: { name: 'audit', group: 'oversight', key: 'h' },
  },
  '/admin/outbox': {
    screen: '#surfaces/oversight/screens/outbox/outbox-screen.tsx',
    section: { name: 'outbox', group: 'oversight', key: 'o' },
  },
  '/admin/maturities': {
    screen: '#main/browser/admin-pages/admin-maturities-page.tsx',
    section: { name: 'maturities', group: 'oversight', key: 'x' },
  },
  '/admin/pools': {
    screen: '#main/browser/admin-pages/admin-pools-page.tsx',
    section: { name: 'pools', group: 'oversight', key: 'e' },
  },
  '/admin/books': {
    screen: '#surfaces/oversight/screens/books/books-screen.tsx',
    section: { name: 'books', group: 'oversight', key: 'l' },
  },
  '/admin/system': {
    screen: '#surfaces/system/screens/system-screen.tsx',
    section: { name: 'system', group: 'oversight', key: 'z' },
  },
  '/admin/security': {
    screen: '#main/browser/admin-pages/admin-security-page.tsx',
  },
  '/admin/preview/$versionId': {},
} as const satisfies Record<`/admin${string}`, ConsolePage>
