import type { signOutWords } from './words-sign-out.ts'

export const signOutWordsFil: typeof signOutWords = {
  loggedOutTitle: 'Naka-sign out',
  loggedOut: 'Matagumpay kang naka-log out.',
  logoutFailed: 'Hindi na-sign out',
  logoutError: 'Problema sa pag-sign out',
  adminLoggedOutTitle: 'Naka-sign out ang Admin',
  adminLoggedOut: 'Naka-sign out ka na sa Company Access.',
  unsentTitle: 'May hindi pa naipapadalang mensahe',
  unsentMessage: (count) =>
    `${count} mensahe ang hindi pa naipapadala. ` +
    `Kung magla-log out ka ngayon, mabubura ${count === 1 ? 'ito' : 'ang mga ito'} sa ` +
    'device na ito.',
  leaveAnyway: 'Mag-log out pa rin',
  stay: 'Manatiling naka-log in',
}
