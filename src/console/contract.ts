import * as z from 'zod/mini'
import { nothing } from '../contract/fields.ts'
import { reads, writes } from '../contract/procedure.ts'
import { transactionEdit } from './rules.ts'

export const consoleContract = {
  overview: reads('admin')
    .input(nothing)
    .output(z.strictObject({ totalUsers: z.int(), fundsCentavos: z.bigint(), pendingWithdrawals: z.int(), asOf: z.date() })),
  /** Moves a transaction along the table of its room, which asks for a proof, or only writes notes and reason. */
  editTransaction: writes('admin').input(transactionEdit).output(z.void()),
}
