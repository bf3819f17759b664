/** What is said of a sign-out; apart from the other words, for the button stands on every page. */
export const words = {
  loggedOutTitle: 'Logged Out',
  loggedOut: 'You have been successfully logged out.',
  logoutFailed: 'Logout Failed',
  logoutError: 'Logout Error',
  adminLoggedOutTitle: 'Admin Logged Out',
  adminLoggedOut: 'You have logged out from Company Access.',
}
