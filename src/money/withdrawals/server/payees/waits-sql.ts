/** An expression: until when the withdrawal waits for its new account, or null. */
export const waitsUntilOf = (transactionId: string): string =>
  `(select p.waits_until from payee_waits p where p.transaction_id = ${transactionId}
    and p.lifted_at is null and p.waits_until > clock_timestamp())`
