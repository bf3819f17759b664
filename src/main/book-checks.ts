/** What `npm run verify` checks beside the book itself: that the money rows of the rooms and the book tell the same story. */
import { depositChecks } from '../deposits/deposit-checks.ts'
import type { Check } from '../ledger/verify.ts'
import { transactionChecks } from '../transactions/transaction-checks.ts'
import { withdrawalChecks } from '../withdrawals/withdrawal-checks.ts'

export const roomChecks: readonly Check[] = [...transactionChecks, ...depositChecks, ...withdrawalChecks]
