import type { signOutWords } from './words-sign-out.ts'

export const signOutWordsFil: typeof signOutWords = {
  loggedOutTitle: 'Naka-log Out',
  loggedOut: 'Matagumpay kang naka-log out.',
  logoutFailed: 'Hindi Nakapag-log Out',
  logoutError: 'Problema sa Pag-logout',
  adminLoggedOutTitle: 'Naka-log Out ang Admin',
  adminLoggedOut: 'Naka-log out ka na sa Company Access.',
  unsentTitle: 'May hindi pa naipapadalang mensahe',
  unsentMessage: (count) =>
    `${count} mensahe ang hindi pa naipapadala. ` +
    `Kung magla-log out ka ngayon, mabubura ${count === 1 ? 'ito' : 'ang mga ito'} sa ` +
    'device na ito.',
  leaveAnyway: 'Mag-log out pa rin',
  stay: 'Manatiling naka-log in',
}
