/** Says that a provider has just signed somebody in. Every page of the application loads this. */
export const signedInCookie = 'kaban-signed-in'
