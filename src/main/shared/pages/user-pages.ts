import type { UserPage } from './page.ts'

/** The pages of users, in the order of the menus. */
export const userPages = {
  '/dashboard': {
    tab: 'home',
    screen: '#main/browser/user-pages/dashboard-page.tsx',
    preload: [
      'transactions/balance',
      'transactions/mine',
      'deposits/current',
      'withdrawals/underWay',
      'transactions/balanceHistory',
      'chats/mine',
      'placements/mine',
      'market/figures',
      'withdrawals/live',
    ],
    keptOffline: true,
    bar: true,
  },
  '/dashboard/wallet': {
    tab: 'home',
    screen: '#money/transactions/screens/home/wallet-screen.tsx',
    menu: 'wallet',
  },
  '/dashboard/transactions': {
    tab: 'activity',
    screen: '#money/transactions/screens/list/transactions-screen.tsx',
    keptOffline: true,
    bar: true,
  },
  '/dashboard/transactions/receipt/$transactionId': {
    tab: 'activity',
    screen: '#main/browser/user-pages/receipt-page.tsx',
    keptOffline: true,
  },
  '/dashboard/transactions/statements': {
    tab: 'account',
    screen: '#money/statements/screens/statements-screen.tsx',
    inAccount: true,
  },
  '/dashboard/balance-proof': {
    tab: 'account',
    screen: '#money/seals/screens/balance-proof-screen.tsx',
    inAccount: true,
  },
  '/dashboard/investments': {
    tab: 'home',
    screen: '#investing/placements/screens/user/investments-screen.tsx',
    preload: ['placements/mine', 'transactions/balance'],
    menu: 'investments',
  },
  '/dashboard/investments/plans': {
    tab: 'home',
    screen: '#investing/placements/screens/user/plans-screen.tsx',
  },
  '/dashboard/investments/plans/$offerId': {
    tab: 'home',
    screen: '#investing/placements/screens/user/subscribe-screen.tsx',
  },
  '/dashboard/investments/$placementId': {
    tab: 'home',
    screen: '#investing/placements/screens/user/placement-screen.tsx',
  },
  '/dashboard/account': {
    tab: 'account',
    bar: true,
    screen: '#main/browser/user-pages/account/account-page.tsx',
  },
  '/dashboard/profile': {
    tab: 'account',
    screen: '#people/profile/screens/profile-screen.tsx',
    menu: 'profile',
    inAccount: true,
  },
  '/dashboard/bank-details': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/bank-details-page.tsx',
    menu: 'bankDetails',
    inAccount: true,
  },
  '/dashboard/notifications': {
    tab: null,
    screen: '#people/notifications/screens/notifications-screen.tsx',
    menu: 'notifications',
  },
  '/dashboard/chat': {
    tab: 'chat',
    screen: '#main/browser/user-pages/chats-page.tsx',
    bar: true,
    menu: 'chats',
  },
  '/dashboard/chat/new-support': {
    tab: 'chat',
    screen: '#money/chats/screens/new-support-chat-screen.tsx',
  },
  '/dashboard/chat/$chatId': {
    tab: 'chat',
    screen: '#main/browser/user-pages/chat-page.tsx',
  },
  '/dashboard/history': {
    tab: 'account',
    screen: '#people/activity/screens/history-screen.tsx',
    menu: 'history',
    inAccount: true,
  },
  '/dashboard/tasks': {
    tab: 'account',
    screen: '#main/browser/user-pages/tasks-page.tsx',
    menu: 'tasks',
    inAccount: true,
  },
  '/dashboard/testimonial': {
    tab: 'account',
    screen: '#content/testimonials/screens/testimonial-screen.tsx',
    menu: 'testimonial',
    inAccount: true,
  },
  '/dashboard/settings': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/settings-page.tsx',
    menu: 'settings',
    inAccount: true,
  },
  '/dashboard/settings/security': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/security-page.tsx',
    inAccount: true,
  },
  '/dashboard/settings/notifications': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/notification-settings-page.tsx',
    inAccount: true,
  },
  '/dashboard/settings/appearance': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/appearance-page.tsx',
    inAccount: true,
  },
  '/dashboard/settings/privacy': {
    tab: 'account',
    screen: '#main/browser/user-pages/account/privacy-page.tsx',
    inAccount: true,
  },
  '/dashboard/withdraw': {
    tab: 'home',
    screen: '#money/withdrawals/screens/user/withdraw-screen.tsx',
  },
  '/dashboard/deposit': {
    tab: 'home',
    screen: '#money/deposits/screens/user/deposit-screen.tsx',
  },
} as const satisfies Record<`/dashboard${string}`, UserPage>
