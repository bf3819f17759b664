/**
 * The list of accounts that a user was paid to. It saves typing and nothing else: whether an
 * account is new is decided by new-payee.ts, whatever is named or removed here.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { payeeRecordTexts } from '../../shared/record-words-payee.ts'
import type { PayeeKey, PayeeName } from '../../shared/rules-payees.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { paidAccounts, writePayeeName, writePayeeRemoved } from './saved-payee-store.ts'
import { wasPaidBefore } from './wait-store.ts'

export async function listSavedPayees(ctx: ActionContext): Promise<SavedPayee[]> {
  return await paidAccounts(ctx.tx, callerUserId(ctx))
}

/** Refuses payee-not-found (404), as do the other two, for an account that was never paid. */
export async function nameSavedPayee(ctx: ActionContext, payee: PayeeName): Promise<void> {
  await writePayeeName(ctx.tx, await ownerOf(ctx, payee), payee)
  await record(ctx, 'PAYEE_RENAMED', payeeRecordTexts.renamed(shown(payee), payee.name))
}

/** Taken off the list, the account is as known as before. */
export async function removeSavedPayee(ctx: ActionContext, payee: PayeeKey): Promise<void> {
  await writePayeeRemoved(ctx.tx, await ownerOf(ctx, payee), { ...payee, removed: true })
  await record(ctx, 'PAYEE_REMOVED', payeeRecordTexts.removed(shown(payee)))
}

/** Undoes a removal. */
export async function restoreSavedPayee(ctx: ActionContext, payee: PayeeKey): Promise<void> {
  await writePayeeRemoved(ctx.tx, await ownerOf(ctx, payee), { ...payee, removed: false })
  await record(ctx, 'PAYEE_RESTORED', payeeRecordTexts.restored(shown(payee)))
}

/** The caller, who was paid to this account. */
async function ownerOf(ctx: ActionContext, payee: PayeeKey): Promise<string> {
  const userId = callerUserId(ctx)
  if (!(await wasPaidBefore(ctx.tx, userId, payee)))
    refuse(withdrawalRefusals, 'payee-not-found', { status: 404 })
  return userId
}

const shown = ({ bankName, accountNumber }: PayeeKey) =>
  `${bankName} ${maskAccountNumber(accountNumber)}`

async function record(ctx: ActionContext, actionType: string, description: BilingualText) {
  const userId = callerUserId(ctx)
  await recordActivity(ctx, { userId, actionType, description })
  publish(ctx.tx, { topic: 'withdrawals', id: userId, to: { userId } })
}
