/** What an edit of an investment tells its user, and the record of who did what. */
import type { Both } from '#foundation/contract/shared/both.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { investmentRecordTexts } from '../shared/record-words.ts'
import type { CheckedEdit } from './second-person.ts'
import { tellInvestment } from './tell-investment.ts'

/** `transaction`: the movement of the wallet, when there was one. */
export async function tellEdit(
  ctx: ActionContext,
  edit: CheckedEdit,
  transaction: TransactionRow | null,
): Promise<void> {
  const { before, input, to } = edit
  const { planName } = input
  const user = await findUser(ctx.tx, before.userId)
  const isMove = to !== before.status
  const description = isMove
    ? investmentRecordTexts.movedByStaff(planName, user.fullName, before.status, to)
    : investmentRecordTexts.editedByStaff(planName, user.fullName)
  await tellInvestment(ctx, {
    investmentId: before.investmentId,
    user,
    planName,
    message: messageOf(edit, transaction),
    transaction,
    did: {
      actionType: isMove ? 'ADMIN_INVESTMENT_MOVED' : 'ADMIN_INVESTMENT_EDITED',
      description,
      changes: changesOf(edit),
    },
  })
}

/** Null: nothing that the user would notice. */
function messageOf(
  { before, input: { planName, reason }, to, payoutCentavos }: CheckedEdit,
  moved: TransactionRow | null,
): BilingualText | null {
  if (to !== before.status) {
    return moved && payoutCentavos !== null
      ? investmentRecordTexts.paidOut(showPesos(payoutCentavos), planName, to, reason)
      : investmentRecordTexts.moved(planName, to, reason)
  }
  return moved
    ? investmentRecordTexts.corrected(
        showTransactionAmount(moved),
        planName,
        moved.amountCentavos < 0n,
      )
    : null
}

function changesOf({ before, input, to, payoutCentavos }: CheckedEdit): Changes {
  const all: Changes = {
    planName: { before: before.planName, after: input.planName },
    amountCentavos: { before: before.amountCentavos, after: input.amountCentavos },
    expectedReturnCentavos: {
      before: before.expectedReturnCentavos,
      after: input.expectedReturnCentavos,
    },
    status: { before: before.status, after: to },
    payoutCentavos: { before: before.payoutCentavos, after: payoutCentavos },
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, { before: was, after: is }]) => was !== is),
  )
}
