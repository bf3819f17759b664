/** How often the doors may be tried, and who is told when somebody tries too often. */

/** How fast one door may be tried. Never a lock for good: anybody could lock anybody out. */
export interface AttemptPolicy {
  /** Tries that need not wait. */
  free: number
  /** The wait after the last free try; it doubles with each further one. */
  firstWaitSeconds: number
  longestWaitSeconds: number
  /**
   * In this time as many tries are forgotten as are free, one after the other; after so long a
   * quiet time, all of them.
   */
  forgetAfterSeconds: number
}

const [minute, hour, day] = [60, 3600, 86_400]

export const attemptPolicies = {
  /**
   * One email, from browsers it never signed in from. Even tried without pause: about 100 tries a
   * day (NIST SP 800-63B).
   */
  'login-email': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /**
   * One email from a browser that it signed in from before: strangers' tries cannot keep the owner
   * waiting.
   */
  'login-known': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /** Many phones share one address of a mobile network, so this one is wide. */
  'login-address': {
    free: 30,
    firstWaitSeconds: 5,
    longestWaitSeconds: 5 * minute,
    forgetAfterSeconds: hour,
  },
  /** A few tries on each of a thousand users from a thousand addresses. Known browsers pass. */
  'login-overall': {
    free: 1000,
    firstWaitSeconds: 1,
    longestWaitSeconds: 2,
    forgetAfterSeconds: 10 * minute,
  },
  'access-code-address': {
    free: 5,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /** A browser that the code was used from before. */
  'access-code-known': {
    free: 5,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  'access-code-overall': {
    free: 20,
    firstWaitSeconds: 30,
    longestWaitSeconds: 5 * minute,
    forgetAfterSeconds: day,
  },
  /**
   * One owner: every code of an app, recovery code, code by mail and proof by password or access
   * code, together.
   */
  factor: {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /** Wide as the address of logins: a whole barangay may share one address of a mobile network. */
  'register-address': {
    free: 100,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  'ask-mail-address': {
    free: 60,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  /** Ways to a social provider that one address begins; each is a row. */
  'social-address': {
    free: 60,
    firstWaitSeconds: 5,
    longestWaitSeconds: 5 * minute,
    forgetAfterSeconds: hour,
  },
  /** Pictures that are uploaded while signing up; each is decoded and kept for an hour. */
  'avatar-address': {
    free: 60,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  'avatar-user': {
    free: 20,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  /**
   * Mails that strangers can cause to one mailbox. Past it nothing is sent, and nobody is told. No
   * wait is longer than a link to a new password lives (rules.ts): while nothing more is sent the
   * newest one works, and nobody is kept from theirs.
   */
  'mail-to': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: 30 * minute,
    forgetAfterSeconds: day,
  },
  /** Word of a sign-up with an email that has a login already: few, for nobody waits for one. */
  'mail-taken': {
    free: 3,
    firstWaitSeconds: hour,
    longestWaitSeconds: day,
    forgetAfterSeconds: day,
  },
  /** Codes that somebody who is signed in has mailed to themselves; one that proves begins anew. */
  'mail-code': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: day,
  },
  /**
   * Codes for a sign-up by a provider, to one mailbox. A door of its own: mails that only somebody
   * with a login is sent would be counted at the other, and its wait would tell who has one.
   */
  'mail-sign-up-code': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: day,
  },
  /** Copies of all data of one user: each reads everything that is stored about them. */
  'export-user': {
    free: 4,
    firstWaitSeconds: 15 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: hour,
  },
} as const satisfies Record<string, AttemptPolicy>
export type AttemptPurpose = keyof typeof attemptPolicies

/** The owner of a login whose door has to wait hears of it no more often than this. */
export const guessingWarningHours = 24

/**
 * Doors of everybody together. That one has to wait is told to the operator no more often than
 * every so many minutes.
 */
export const alarmedLimits = ['login-overall', 'access-code-overall'] as const
export type AlarmedLimit = (typeof alarmedLimits)[number]
export const alarmMinutes = 10
