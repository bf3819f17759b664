/**
 * The record of who did what. It never changes or forgets an entry, and it decides nothing.
 */

/**
 * Stand for an admin who has no user id, because the company access code opened the session: ADMIN_CONSOLE for what is done in
 * a chat, where the user sees the console speak, ADMIN_ACTION everywhere else.
 */
export const pseudoUsers = ['ADMIN_ACTION', 'ADMIN_CONSOLE', 'ADMIN_ACCESS_CODE_LOGIN', 'ADMIN_ACCESS_CODE_LOGOUT'] as const
export type PseudoUser = (typeof pseudoUsers)[number]

/** How many entries a user's own history shows, newest first. */
export const historyLength = 50

/** The kinds of things that staff do something to. */
export const subjectKinds = [
  'user', 'transaction', 'deposit', 'withdrawal', 'investment', 'adjustment', 'chat', 'announcement', 'market_figure',
  'company_settings', 'company_account', 'approval', 'canned_reply', 'export', 'mail',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** What a field was and what it became; a field that was not there before, or is not there any more, is null on that side. */
export type Changes = Record<string, { before: ChangedValue; after: ChangedValue }>
type ChangedValue = string | number | bigint | boolean | null
