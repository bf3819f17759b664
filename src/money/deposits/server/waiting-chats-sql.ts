/**
 * Which chats wait for the staff. The workbench, the number in the side bar and the tab it leads to
 * all read it here, so that they agree. Of a chat `c`, its transaction `t` where there is one.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { closedChatStatuses, type ChatStatus } from '#money/chats/shared/rules.ts'
import { waitingApprovals } from '#teamwork/approvals/server/approvals-sql.ts'
import { depositStatusesToConfirm } from '../shared/rules.ts'

const proofSent: readonly ChatStatus[] = ['pending_confirmation']

/** The chat waits with a proof; otherwise it waits with a message. */
export const waitsWithProof = `c.status in (${sqlNames(proofSent)})`

/** A second person finds the others among the approvals. */
const withoutRequest = (transactionId: string, when = 'true') =>
  `not exists (select from ${waitingApprovals('deposit')} a
    where a.subject_id = ${transactionId} and ${when})`

/** The user has no answer to a message or a proof. */
export const isUnanswered = `c.waiting_since is not null
  and ${withoutRequest('c.related_transaction_id', waitsWithProof)}`

/**
 * Staff put the deposit off until the bank is sure. The user still waits for the money, and nothing
 * else would remind anybody to look again.
 */
export const isPutOff = `t.type = 'deposit_initiated'
  and t.status in (${sqlNames(depositStatusesToConfirm)})
  and c.waiting_since is null and ${withoutRequest('t.id')}`

/** The chat of a deposit that is not decided yet. */
export const isOpenDepositChat = `c.session_type = 'deposit_chat'
  and c.status not in (${sqlNames(closedChatStatuses)})`

/** Looks the chat of each transaction up, instead of reading all chats for a few of them. */
export const chatOfTransaction = `cross join lateral (
  select * from chat_sessions where related_transaction_id = t.id offset 0) c`
