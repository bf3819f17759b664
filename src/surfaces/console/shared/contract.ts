import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { transactionStatus, transactionType } from '#money/transactions/shared/rules.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import { flowInput } from './rules-flow.ts'
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
  userId: uuid,
  userName: z.string(),
  description: z.string(),
  matched: z.enum(matches),
})
export type FoundTransaction = z.infer<typeof foundTransaction>

const overview = z.strictObject({
  totalUsers: z.int(),
  /** Admins among them. */
  staff: z.int(),
  /** Joined today or on the 29 days before, in Manila, and on the 30 days before those. */
  newUsers: z.int(),
  newUsersBefore: z.int(),
  /** All wallets together, with what is on hold. */
  fundsCentavos: z.bigint(),
  pendingWithdrawals: z.int(),
  pendingCentavos: z.bigint(),
  activeInvestments: z.int(),
  investedCentavos: z.bigint(),
  /** The sums that each of the staff moved alone within 24 hours; most first. */
  movedAlone: z.strictObject({
    people: z.array(
      z.strictObject({
        /** Null for company access. */
        name: z.nullable(z.string()),
        inCentavos: z.bigint(),
        outCentavos: z.bigint(),
      }),
    ),
    /** Above them the next move takes two people. */
    personDayCentavos: z.bigint(),
    companyDayCentavos: z.bigint(),
  }),
  asOf: z.date(),
})
export type Overview = z.infer<typeof overview>

const flowPeriod = z.strictObject({
  /** The first instant of the period in Manila. */
  from: z.date(),
  depositsCentavos: z.bigint(),
  withdrawalsCentavos: z.bigint(),
  /** Every other change of the wallets: adjustments and investments; negative if money left. */
  otherCentavos: z.bigint(),
  /** All wallets together at the end of the period; for the last period, now. */
  balanceCentavos: z.bigint(),
})
export type FlowPeriod = z.infer<typeof flowPeriod>

export const consoleContract = {
  overview: reads('admin').input(emptyInput).output(overview),
  /** Oldest period first; the last one is unfinished. */
  flow: reads('admin').input(flowInput).output(z.array(flowPeriod)),
  /** The best matches of each kind; none for a term that is too short. */
  search: reads('admin')
    .input(searchInput)
    .output(z.strictObject({ users: z.array(foundUser), transactions: z.array(foundTransaction) })),
  /** Moves a transaction by its module's rules and with a proof, or saves only the words. */
  editTransaction: writes('admin')
    .input(transactionEdit)
    .output(z.strictObject({ waitsForApproval: z.boolean() })),
}
