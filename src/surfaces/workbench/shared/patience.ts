/** How long each kind of work may wait; apart from rules.ts, which every page loads. */
import { waitingAge, type Age, type Patience } from '#foundation/time/shared/waiting-age.ts'
import { chatPatience } from '#money/deposits/shared/rules-waiting.ts'
import { withdrawalPatience } from '#money/withdrawals/shared/rules-list.ts'
import { approvalPatience } from '#teamwork/approvals/shared/rules.ts'
import type { QueueKind } from './rules.ts'

const hour = 3_600_000

/** Users who paid or asked wait at the phone; withdrawals were promised within the day. */
const patience: Record<QueueKind, Patience> = {
  'withdrawals-to-decide': withdrawalPatience,
  'withdrawals-to-pay': withdrawalPatience,
  deposits: chatPatience,
  chats: chatPatience,
  approvals: approvalPatience,
  'late-payouts': { long: hour, late: 4 * hour },
}

export function ageOf(kind: QueueKind, since: Date, now: number): Age {
  return waitingAge(patience[kind], since, now)
}
