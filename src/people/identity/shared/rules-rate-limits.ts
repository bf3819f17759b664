/** Rate limits of sign-ins, codes and mails, and the warnings about too many attempts. */

/** Attempts slow down but are never blocked for good: anybody could lock anybody out. */
interface AttemptPolicy {
  /** Attempts without a wait. */
  free: number
  /** The wait after the last free attempt; it doubles with each further one. */
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** In this time the free attempts are regained one by one; a quiet time this long resets all. */
  forgetAfterSeconds: number
}

const [minute, hour, day] = [60, 3600, 86_400]

export const attemptPolicies = {
  /**
   * One email, from browsers that it never signed in from: about 100 attempts a day at most (NIST
   * SP 800-63B).
   */
  'login-email': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /**
   * One email, from one browser that it signed in from before: attempts of strangers cannot make
   * the owner wait.
   */
  'login-known': {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /** Wide, because many phones share one address of a mobile network. */
  'login-address': {
    free: 30,
    firstWaitSeconds: 5,
    longestWaitSeconds: 5 * minute,
    forgetAfterSeconds: hour,
  },
  /** Against a few attempts on each of many users from many addresses. Known browsers pass. */
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
  /** A browser from which the code was used before. */
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
  /** One owner: codes of the app, recovery and mailed codes, proofs by password or access code. */
  factor: {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: day,
  },
  /** As wide as 'login-address': a whole barangay may share one address of a mobile network. */
  'register-address': {
    free: 100,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  /** Each takes up to 20 ms of the server. */
  'judge-password': {
    free: 200,
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
  /** Authorization requests to social providers; each is a row. */
  'social-address': {
    free: 60,
    firstWaitSeconds: 5,
    longestWaitSeconds: 5 * minute,
    forgetAfterSeconds: hour,
  },
  /** Pictures uploaded during a sign-up; each is decoded and kept for an hour. */
  'avatar-address': {
    free: 30,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  /** Far more than sign-ups with a picture come; a sign-up goes on without its picture. */
  'avatar-overall': {
    free: 200,
    firstWaitSeconds: 1,
    longestWaitSeconds: 10,
    forgetAfterSeconds: 10 * minute,
  },
  /** One permit for a picture of a sign-up: good for one upload. */
  'avatar-permit': {
    free: 1,
    firstWaitSeconds: hour,
    longestWaitSeconds: hour,
    forgetAfterSeconds: hour,
  },
  'avatar-user': {
    free: 20,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgetAfterSeconds: hour,
  },
  /**
   * Mails that strangers can cause to one mailbox. Past the limit nothing is sent, and no answer
   * shows it. No wait is longer than a link to a new password is valid (rules.ts): while nothing
   * more is sent, the newest link works.
   */
  'mail-to': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: 30 * minute,
    forgetAfterSeconds: day,
  },
  /** Mails about a sign-up with a taken email: few, because nobody waits for one. */
  'mail-taken': {
    free: 3,
    firstWaitSeconds: hour,
    longestWaitSeconds: day,
    forgetAfterSeconds: day,
  },
  /** Proof codes that somebody has mailed to themselves; a successful proof resets the count. */
  'mail-code': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: day,
  },
  /**
   * Codes for a sign-up with a provider, to one mailbox. Apart from 'mail-to', which also counts
   * mails that only somebody with a login gets: its wait would show who has one.
   */
  'mail-sign-up-code': {
    free: 3,
    firstWaitSeconds: 10 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: day,
  },
  /** Exports of one user's data: each reads everything that is stored about them. */
  'export-user': {
    free: 4,
    firstWaitSeconds: 15 * minute,
    longestWaitSeconds: hour,
    forgetAfterSeconds: hour,
  },
} as const satisfies Record<string, AttemptPolicy>
export type AttemptPurpose = keyof typeof attemptPolicies

/** An owner whose login must wait is warned at most once in this time. */
export const guessingWarningHours = 24

/** The limits that everybody shares. Each raises an alarm at most every `alarmMinutes`. */
export const alarmedLimits = ['login-overall', 'access-code-overall'] as const
export type AlarmedLimit = (typeof alarmedLimits)[number]
export const alarmMinutes = 10
