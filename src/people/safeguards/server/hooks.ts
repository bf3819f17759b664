import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { StoppedMoney, WayIn } from '../shared/contract.ts'

/** Functions of later modules that safeguards calls; `main` provides them. */
export interface SafeguardHooks {
  /** Removes what the user connected since then. Returns all that were connected, oldest first. */
  removeProvidersSince(ctx: ActionContext, userId: string, since: Date): Promise<WayIn[]>
  /**
   * Stops the user's open withdrawals to accounts that were new, and counts what was stopped and
   * what was not. The caller holds the lock on the user.
   */
  stopWithdrawals(ctx: ActionContext, userId: string): Promise<StoppedMoney>
}
