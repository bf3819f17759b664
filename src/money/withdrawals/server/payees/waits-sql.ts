/** A condition: this row of payee_waits still runs, by the clock of the database. */
export const waitRuns = (wait: string): string =>
  `(${wait}.lifted_at is null and ${wait}.waits_until > clock_timestamp())`

/** An expression: until when the withdrawal waits for its new account, or null. */
export const waitsUntilOf = (transactionId: string): string =>
  `(select p.waits_until from payee_waits p
    where p.transaction_id = ${transactionId} and ${waitRuns('p')})`
