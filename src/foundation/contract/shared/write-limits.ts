/**
 * How much one person may write: so many writes at once, regained over a minute, and so many writes
 * and bytes of text, regained over a day. Every procedure that writes belongs to a kind; 'change'
 * if it names none (procedure.ts). The numbers are about ten times what the busiest honest person
 * does, so that only a script or a stuck key meets them.
 */
interface WriteLimit {
  perMinute: number
  perDay: number
  /** Bytes of text in all inputs. */
  bytesPerDay: number
}

const kilobytes = 1000

/** For one person, and of each kind by itself. Company access counts as one person. */
export const writeLimits = {
  change: {
    user: { perMinute: 120, perDay: 3000, bytesPerDay: 1000 * kilobytes },
    admin: { perMinute: 600, perDay: 30_000, bytesPerDay: 20_000 * kilobytes },
  },
  message: {
    user: { perMinute: 60, perDay: 1000, bytesPerDay: 500 * kilobytes },
    admin: { perMinute: 120, perDay: 10_000, bytesPerDay: 10_000 * kilobytes },
  },
  /** Signs that somebody is typing, which the browser sends every few seconds at most. */
  typing: {
    user: { perMinute: 40, perDay: 5000, bytesPerDay: 1000 * kilobytes },
    admin: { perMinute: 120, perDay: 30_000, bytesPerDay: 10_000 * kilobytes },
  },
  /** Parts of files (money/chats/shared/rules-upload.ts). */
  upload: {
    user: { perMinute: 200, perDay: 2500, bytesPerDay: 1000 * kilobytes },
    admin: { perMinute: 400, perDay: 20_000, bytesPerDay: 1000 * kilobytes },
  },
  /** Support chats opened: each one waits for the staff. A deposit has one at most. */
  chat: {
    user: { perMinute: 20, perDay: 100, bytesPerDay: 100 * kilobytes },
    admin: { perMinute: 60, perDay: 1000, bytesPerDay: 1000 * kilobytes },
  },
  /** Requests to move money. Cancelling one is a 'change': it must not wait for this limit. */
  money: {
    user: { perMinute: 60, perDay: 500, bytesPerDay: 500 * kilobytes },
    admin: { perMinute: 600, perDay: 30_000, bytesPerDay: 20_000 * kilobytes },
  },
  /** Changes of a login, bank details or a lock: each one mails its owner. */
  security: {
    user: { perMinute: 10, perDay: 40, bytesPerDay: 100 * kilobytes },
    admin: { perMinute: 60, perDay: 1000, bytesPerDay: 1000 * kilobytes },
  },
  /**
   * Steps of an owner against a thief: locking money, ending sessions, a new password. Counted
   * apart, so that a thief cannot use it up with anything else.
   */
  safety: {
    user: { perMinute: 60, perDay: 1000, bytesPerDay: 100 * kilobytes },
    admin: { perMinute: 60, perDay: 1000, bytesPerDay: 1000 * kilobytes },
  },
  /** Files made on demand: statements, lists, the copy of one's data. */
  export: {
    user: { perMinute: 10, perDay: 100, bytesPerDay: 100 * kilobytes },
    admin: { perMinute: 20, perDay: 300, bytesPerDay: 1000 * kilobytes },
  },
  /** Pages about a user that staff open; each view is recorded. */
  look: {
    user: { perMinute: 600, perDay: 30_000, bytesPerDay: 1000 * kilobytes },
    admin: { perMinute: 600, perDay: 30_000, bytesPerDay: 10_000 * kilobytes },
  },
  /** Whole account numbers, one by one. A payment takes longer than six seconds. */
  reveal: {
    user: { perMinute: 10, perDay: 300, bytesPerDay: 1000 * kilobytes },
    admin: { perMinute: 10, perDay: 300, bytesPerDay: 1000 * kilobytes },
  },
  /** Each one keeps a connection to the mail server for up to ten seconds. */
  'test-mail': {
    user: { perMinute: 1, perDay: 1, bytesPerDay: 1 * kilobytes },
    admin: { perMinute: 3, perDay: 100, bytesPerDay: 1 * kilobytes },
  },
} as const satisfies Record<string, Record<'user' | 'admin', WriteLimit>>

export type WriteKind = keyof typeof writeLimits
