/** What `npm run verify` checks beside the book itself: that the money rows of the rooms and the book tell the same story. */
import type { Check } from '../ledger/verify.ts'

export const roomChecks: readonly Check[] = []
