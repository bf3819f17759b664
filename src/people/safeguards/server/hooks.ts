import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { StoppedMoney } from '../shared/contract.ts'

/** Functions of later modules that safeguards calls; `main` provides them. */
export interface SafeguardHooks {
  /**
   * Stops the user's open withdrawals to accounts that were new, and counts what was stopped and
   * what was not. The user is locked.
   */
  stopWithdrawals(ctx: ActionContext, userId: string): Promise<StoppedMoney>
}
