import type { ChatStatus } from '#money/chats/shared/rules.ts'
import { depositStatusesToConfirm, type DepositStatus } from './rules.ts'

const minute = 60_000

/** Users who paid wait at the phone; see foundation/time/shared/waiting-age.ts. */
export const chatPatience = { long: 15 * minute, late: 60 * minute }

/** Who has to act next, as staff read it: mostly the status of the chat. */
export type ChatStep = ChatStatus | 'to_confirm' | 'second_person'

/**
 * A deposit that staff put off is not the user's turn, although its chat awaits them by the
 * specification.
 */
export function chatStep(
  chat: ChatStatus,
  deposit: { status: DepositStatus | null; waitsForApproval: boolean },
): ChatStep {
  const isPutOff = (depositStatusesToConfirm as readonly unknown[]).includes(deposit.status)
  if (chat !== 'pending_user_reply' || !isPutOff) return chat
  return deposit.waitsForApproval ? 'second_person' : 'to_confirm'
}
