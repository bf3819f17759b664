import type { ActionContext } from '#foundation/platform/server/http/context.ts'

/** Functions of later modules that safeguards calls; `main` provides them. */
export interface SafeguardHooks {
  /** Stops the user's open withdrawals to accounts that were new. The user is locked. */
  stopWithdrawals(ctx: ActionContext, userId: string): Promise<unknown>
}
