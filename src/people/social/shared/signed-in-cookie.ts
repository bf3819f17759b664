/** Says to the next page that a provider has just signed somebody in. Every page loads this file. */
export const signedInCookie = 'kaban-signed-in'
