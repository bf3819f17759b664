import type { UserPage } from './page.ts'

/** The pages of users, in the order of the menus. */
export const userPages = {
  '/dashboard': {
    screen: '#main/browser/user-pages/dashboard-page.tsx',
    preload: [
      'transactions/balance',
      'transactions/mine',
      'placements/mine',
      'market/figures',
      'withdrawals/live',
    ],
    keptOffline: true,
    menu: { name: 'home', bar: true },
  },
  '/dashboard/wallet': {
    screen: '#money/transactions/screens/home/wallet-screen.tsx',
    keptOffline: true,
    menu: { name: 'wallet', bar: true },
  },
  '/dashboard/transactions': {
    screen: '#money/transactions/screens/list/transactions-screen.tsx',
    keptOffline: true,
    menu: { name: 'transactions', bar: true },
  },
  '/dashboard/transactions/receipt/$transactionId': {
    screen: '#main/browser/user-pages/receipt-page.tsx',
    keptOffline: true,
  },
  '/dashboard/transactions/statements': {
    screen: '#money/statements/screens/statements-screen.tsx',
  },
  '/dashboard/investments': {
    screen: '#investing/placements/screens/user/investments-screen.tsx',
    preload: ['placements/mine', 'transactions/balance'],
    menu: { name: 'investments', avatar: true },
  },
  '/dashboard/investments/plans': {
    screen: '#investing/placements/screens/user/plans-screen.tsx',
  },
  '/dashboard/investments/plans/$offerId': {
    screen: '#investing/placements/screens/user/subscribe-screen.tsx',
  },
  '/dashboard/investments/$placementId': {
    screen: '#investing/placements/screens/user/placement-screen.tsx',
  },
  '/dashboard/profile': {
    screen: '#people/profile/screens/profile-screen.tsx',
    menu: { name: 'profile', bar: true, avatar: true },
  },
  '/dashboard/bank-details': {
    screen: '#people/profile/screens/bank-details-screen.tsx',
    menu: { name: 'bankDetails', avatar: true },
  },
  '/dashboard/notifications': {
    screen: '#people/notifications/screens/notifications-screen.tsx',
    keptOffline: true,
    menu: { name: 'notifications', avatar: true },
  },
  '/dashboard/chat': {
    screen: '#main/browser/user-pages/chats-page.tsx',
    menu: { name: 'chats', avatar: true },
  },
  '/dashboard/chat/new-support': {
    screen: '#money/chats/screens/new-support-chat-screen.tsx',
  },
  '/dashboard/chat/$chatId': {
    screen: '#main/browser/user-pages/chat-page.tsx',
  },
  '/dashboard/history': {
    screen: '#people/activity/screens/history-screen.tsx',
    menu: { name: 'history', avatar: true },
  },
  '/dashboard/tasks': {
    screen: '#main/browser/user-pages/tasks-page.tsx',
    menu: { name: 'tasks', avatar: true },
  },
  '/dashboard/testimonial': {
    screen: '#content/testimonials/screens/testimonial-screen.tsx',
    menu: { name: 'testimonial', avatar: true },
  },
  '/dashboard/settings': {
    screen: '#main/browser/user-pages/settings-page.tsx',
    menu: { name: 'settings', avatar: true },
  },
  '/dashboard/withdraw': {
    screen: '#money/withdrawals/screens/user/withdraw-screen.tsx',
  },
  '/dashboard/deposit': {
    screen: '#money/deposits/screens/user/deposit-screen.tsx',
  },
} as const satisfies Record<`/dashboard${string}`, UserPage>
