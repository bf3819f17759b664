/**
 * What proves who somebody is beside a password: the codes of an authenticator app, recovery codes, a code by mail. It knows
 * owners by an id only, opens no session and counts no tries: identity does.
 */

/** Printed once; each works once. */
export const recoveryCodeCount = 10
