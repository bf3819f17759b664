/** A view of a console list: its filters and order under a name, kept for one of the staff. */

/** For each person and list. */
export const viewsMax = 20
export const viewNameMax = 40

/** The lists that have views. */
export const viewedLists = [
  'withdrawals',
  'transactions',
  'users',
  'investments',
  'deposit-chats',
  'audit',
  'outbox',
] as const
export type ViewedList = (typeof viewedLists)[number]

export type ViewRefusal = 'too-many-views' | 'view-id-reused' | 'view-not-found'
