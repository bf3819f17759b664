/** Words of a sign-out, in a file of their own because the button is on every page. */
export const signOutWords = {
  loggedOutTitle: 'Logged Out',
  loggedOut: 'You have been successfully logged out.',
  logoutFailed: 'Logout Failed',
  logoutError: 'Logout Error',
  adminLoggedOutTitle: 'Admin Logged Out',
  adminLoggedOut: 'You have logged out from Company Access.',
  unsentTitle: 'Messages not sent',
  unsentMessage: (count: number) =>
    count === 1
      ? '1 message has not been sent yet. If you log out now, it is deleted from this device.'
      : `${count} messages have not been sent yet. ` +
        'If you log out now, they are deleted from this device.',
  leaveAnyway: 'Log out anyway',
  stay: 'Stay logged in',
}
