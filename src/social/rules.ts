/**
 * Sign-in by a provider that says who somebody is (OpenID Connect). It never connects a provider to a user who has not asked
 * for it while signed in, whatever email the provider tells.
 */

/** The way to a provider and back may take this long. */
export const attemptMinutes = 10
