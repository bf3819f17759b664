/**
 * Every page of Kaban. The routes, the page guard, the menus, the preloaded answers, the offline
 * workers and the chunks of the build are all derived from this manifest.
 */
import { consolePages } from './console-pages.ts'
import type { Area } from './page.ts'
import { publicPages } from './public-pages.ts'
import { userPages } from './user-pages.ts'

export const areas = {
  public: {
    base: '',
    layout: '#main/browser/frame/public-layout.tsx',
    preload: ['company/facts'],
    pages: publicPages,
  },
  user: {
    base: '/dashboard',
    layout: '#main/browser/user-pages/user-layout.tsx',
    accountFrame: '#main/browser/user-pages/account/account-frame.tsx',
    preload: [
      'company/facts',
      'identity/me',
      'notifications/latest',
      'chats/unread',
      'announcements/unseen',
    ],
    pages: userPages,
  },
  console: {
    base: '/admin',
    layout: '#main/browser/admin-pages/console-frame.tsx',
    preload: [
      'company/facts',
      'workbench/counts',
      'testimonials/adminCount',
      'content/counts',
      'company/settings',
      'invitations/admins',
      'users/alarms',
    ],
    pages: consolePages,
  },
} as const satisfies Record<string, Area>
