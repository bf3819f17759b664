import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { listCounts } from '#foundation/contract/shared/list-counts.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { aloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { investmentFields } from './recorded.ts'
import { investmentEdit, investorSearch, newInvestment, placedMark } from './rules-input.ts'
import { investmentListInput, investmentStatus } from './rules.ts'

const adminInvestmentView = z.strictObject({
  ...investmentFields,
  userId: uuid,
  userName: z.string(),
  userEmail: z.string(),
  /** Its user placed it, so it follows its placement and is not edited. */
  hasPlacement: z.boolean(),
  updatedAt: z.date(),
})
export type AdminInvestmentView = z.infer<typeof adminInvestmentView>

const listedInvestment = z.strictObject({
  ...adminInvestmentView.shape,
  /** Of a plan whose name is in both languages. */
  planNameFil: z.nullable(z.string()),
  mark: z.nullable(placedMark),
})
export type ListedInvestment = z.infer<typeof listedInvestment>

/** `waitsForApproval`: nothing was changed; a second person has to agree (teamwork/approvals). */
const editedView = z.strictObject({
  investment: adminInvestmentView,
  waitsForApproval: z.boolean(),
})
export type EditedInvestment = z.infer<typeof editedView>

const investmentMoveView = z.strictObject({
  moveId: uuid,
  previousStatus: z.nullable(investmentStatus),
  newStatus: investmentStatus,
  /** Negative when money left the wallet. */
  walletCentavos: z.bigint(),
  reason: z.string(),
  notes: z.string(),
  changedByName: z.nullable(z.string()),
  changedAt: z.date(),
})
export type InvestmentMoveView = z.infer<typeof investmentMoveView>

const investor = z.strictObject({
  userId: uuid,
  fullName: z.string(),
  email: z.string(),
  availableCentavos: z.bigint(),
})
export type Investor = z.infer<typeof investor>

export const investmentsContract = {
  /** Newest first. */
  adminList: reads('admin')
    .input(investmentListInput)
    .output(
      z.strictObject({ investments: z.array(listedInvestment), ...listCursors, ...listCounts }),
    ),
  adminOne: reads('admin')
    .input(z.strictObject({ investmentId: uuid }))
    .output(
      z.strictObject({
        investment: adminInvestmentView,
        moves: z.array(investmentMoveView),
        /** The gain or loss that the caller may settle alone now. */
        aloneLimits: z.array(aloneLimit),
        /** Of the pool of declared income. */
        poolCentavos: z.bigint(),
        /** The part of it that belongs to placements that are due: no gain is paid from it. */
        poolOwedCentavos: z.bigint(),
      }),
    ),
  /** Active users by name, email, phone number or id, with their available balance. */
  investors: reads('admin').input(investorSearch).output(z.array(investor)),
  /** Takes the amount from the user's wallet. */
  record: writes('admin', { proof: 'money' }).input(newInvestment).output(adminInvestmentView),
  /** Changes facts and status; an end returns the payout to the wallet. */
  edit: writes('admin', { proof: 'money' }).input(investmentEdit).output(editedView),
}
