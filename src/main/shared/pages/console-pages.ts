import type { ConsolePage } from './page.ts'

/** The pages of admins, in the order of the side bar. */
export const consolePages = {
  '/admin/dashboard': {
    screen: '#main/browser/admin-pages/admin-dashboard-page.tsx',
    section: { name: 'overview', group: 'pages', key: 'd' },
  },
  '/admin/users': {
    screen: '#main/browser/admin-pages/admin-users-page.tsx',
    section: { name: 'users', group: 'pages', key: 'u' },
  },
  '/admin/users/$userId': {
    screen: '#main/browser/admin-pages/admin-user-page.tsx',
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
    screen: '#main/browser/admin-pages/admin-deposit-chats-page.tsx',
    section: { name: 'depositChat', group: 'pages', key: 'c' },
  },
  '/admin/deposit-chat/$chatId': {
    screen: '#main/browser/admin-pages/admin-deposit-chat-page.tsx',
  },
  '/admin/market-data': {
    screen: '#content/market/screens/admin-market-screen.tsx',
    section: { name: 'market', group: 'pages', key: 'm' },
  },
  '/admin/settings': {
    screen: '#main/browser/admin-pages/admin-settings-page.tsx',
    section: { name: 'settings', group: 'pages', key: 's' },
  },
  '/admin/workbench': {
    screen: '#main/browser/admin-pages/workbench-page.tsx',
    section: { name: 'workbench', group: 'everyDay', key: 'b' },
  },
  '/admin/approvals': {
    screen: '#main/browser/admin-pages/admin-approvals-page.tsx',
    section: { name: 'approvals', group: 'everyDay', key: 'p' },
  },
  '/admin/announcements': {
    screen: '#main/browser/admin-pages/admin-announcements-page.tsx',
    section: { name: 'announcements', group: 'everyDay', key: 'n' },
  },
  '/admin/plans': {
    screen: '#main/browser/admin-pages/admin-plans-page.tsx',
    section: { name: 'plans', group: 'publicSite', key: 'y' },
  },
  '/admin/content': {
    screen: '#main/browser/admin-pages/admin-content-page.tsx',
    section: { name: 'content', group: 'publicSite', key: 'f' },
  },
  '/admin/testimonials': {
    screen: '#main/browser/admin-pages/admin-testimonials-page.tsx',
    section: { name: 'testimonials', group: 'publicSite', key: 'v' },
  },
  '/admin/audit': {
    screen: '#main/browser/admin-pages/admin-audit-page.tsx',
    section: { name: 'audit', group: 'oversight', key: 'h' },
  },
  '/admin/outbox': {
    screen: '#main/browser/admin-pages/admin-outbox-page.tsx',
    section: { name: 'outbox', group: 'oversight', key: 'o' },
  },
  '/admin/books': {
    screen: '#surfaces/oversight/screens/books/books-screen.tsx',
    section: { name: 'books', group: 'oversight', key: 'l' },
  },
  '/admin/security': {
    screen: '#main/browser/admin-pages/admin-security-page.tsx',
  },
  '/admin/preview/$versionId': {},
} as const satisfies Record<`/admin${string}`, ConsolePage>
