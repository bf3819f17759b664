import type { words } from './words-leaving.ts'

export const wordsFil: typeof words = {
  loggedOutTitle: 'Naka-log Out',
  loggedOut: 'Matagumpay kang naka-log out.',
  logoutFailed: 'Hindi Naka-log Out',
  logoutError: 'Problema sa Pag-logout',
  adminLoggedOutTitle: 'Naka-log Out ang Admin',
  adminLoggedOut: 'Naka-log out ka na sa Company Access.',
}
