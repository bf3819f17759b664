/** A redirect of the server leaves this cookie, and the next page shows the notice once. */
export const deniedCookie = 'kaban-denied'

export const deniedWords = {
  title: 'Access Denied',
  message: 'You are not authorized to view this page.',
}
