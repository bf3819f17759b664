import * as z from 'zod/mini'
import { nothing, uuid } from '../contract/fields.ts'
import { reads, writes } from '../contract/procedure.ts'
import { roles, userStatuses } from '../identity/rules.ts'
import { transactionStatus, transactionType } from '../transactions/rules.ts'
import { matches, searchInput } from './rules-search.ts'
import { transactionEdit } from './rules.ts'

const foundUser = z.strictObject({
  userId: uuid,
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  avatarId: z.nullable(uuid),
})
export type FoundUser = z.infer<typeof foundUser>

const foundTransaction = z.strictObject({
  transactionId: uuid,
  transactionUid: z.string(),
  referenceNumber: z.string(),
  type: transactionType,
  status: transactionStatus,
  amountCentavos: z.bigint(),
  createdAt: z.date(),
  userName: z.string(),
  matched: z.enum(matches),
})
export type FoundTransaction = z.infer<typeof foundTransaction>

export const consoleContract = {
  overview: reads('admin')
    .input(nothing)
    .output(z.strictObject({ totalUsers: z.int(), fundsCentavos: z.bigint(), pendingWithdrawals: z.int(), asOf: z.date() })),
  /** The best few of each kind; nothing for a term that is too short. */
  search: reads('admin')
    .input(searchInput)
    .output(z.strictObject({ users: z.array(foundUser), transactions: z.array(foundTransaction) })),
  /** Moves a transaction along the table of its room, which asks for a proof, or only writes notes and reason. */
  editTransaction: writes('admin').input(transactionEdit).output(z.void()),
}
