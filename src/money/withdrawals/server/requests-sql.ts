import { waitingApprovals } from '#teamwork/approvals/server/approvals-sql.ts'

/** A condition: a second person has to agree to the withdrawal before it can be paid. */
export const waitsForSecondPerson = (transactionId: string): string =>
  `exists (select from ${waitingApprovals('withdrawal')} a where a.subject_id = ${transactionId})`
