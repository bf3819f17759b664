/** The status of a chat for its user: whose turn it is, or how it ended. */
import { isChatClosed, type ChatStatus } from './rules.ts'

/** The status of the money that a chat is about, as the module that moves it reports. */
export type SubjectState =
  | 'to-pay'
  | 'checking'
  | 'held'
  | 'completed'
  | 'declined'
  | 'failed'
  | 'cancelled'
  | 'expired'

export const chatTurns = [
  'yours',
  'ours',
  'checking',
  'held',
  'completed',
  'declined',
  'failed',
  'cancelled',
  'expired',
  'closed',
] as const
export type ChatTurn = (typeof chatTurns)[number]

/** `asked`: the user wrote last, so the company owes an answer. */
export function chatTurn(
  { status, asked }: { status: ChatStatus; asked: boolean },
  subject: SubjectState | null,
): ChatTurn {
  if (subject && subject !== 'to-pay') return subject
  if (isChatClosed(status)) return 'closed'
  if (asked) return status === 'pending_confirmation' ? 'checking' : 'ours'
  // A payment is the user's turn, also before anybody of the company has written.
  if (subject === 'to-pay') return 'yours'
  return status === 'pending_admin_reply' ? 'ours' : 'yours'
}
