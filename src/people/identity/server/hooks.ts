import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { CompanyAccessEvent, SecurityEvent } from '../shared/rules-security-events.ts'

/** What stands right of this room and happens when somebody gets in; `main` joins them. */
export interface IdentityHooks {
  recordActivity(ctx: ActionContext, activity: RecordedActivity): Promise<unknown>
  /**
   * Refuses bank details that cannot be. It must not look at the database: it is asked before the
   * email is.
   */
  checkBankDetails(details: BankDetails): void
  /** The caller is still a visitor: the user is named. */
  saveBankDetails(ctx: ActionContext, details: BankDetails & { userId: string }): Promise<unknown>
  /** The caller is still a visitor: the user is named. */
  forgetBankDetails(ctx: ActionContext, userId: string): Promise<unknown>
  /**
   * Gives the picture that was uploaded while signing up to its user; a claim that is over is
   * passed over.
   */
  claimAvatar(ctx: ActionContext, claimed: { userId: string; claim: string }): Promise<unknown>
  /**
   * Mails and notifies the owner, and pauses withdrawals where the event asks for it. `facts` stand
   * in the mail.
   */
  announceSecurityEvent(
    ctx: ActionContext,
    told: { userId: string; event: SecurityEvent; facts?: [label: string, value: string][] },
  ): Promise<unknown>
  /** What the operator calls this site, for the subjects of mails. */
  readSiteName(tx: Transaction): Promise<string>
  /** Mails every administrator. */
  announceCompanyAccessEvent(ctx: ActionContext, event: CompanyAccessEvent): Promise<unknown>
  /**
   * A condition in SQL: the user whose id is in `column` has connected a provider whose issuer is
   * one of `issuers`, a text array.
   */
  hasProviderSql(column: string, issuers: string): string
}

export interface RecordedActivity {
  userId: string | null
  actionType: string
  description: Both
  subject?: { kind: 'user'; id: string }
  changes?: Record<string, { before: string; after: string }>
  /**
   * While somebody signs in or out the caller does not tell who acts; where it does, it is left
   * out.
   */
  actor?:
    | { userId: string }
    | { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' | 'ADMIN_ACCESS_CODE_LOGOUT' }
}

/**
 * Who acts while somebody is let in, and whoever came in by the company access code and acts on
 * what belongs to it.
 */
export function actorOf(userId: string | null): NonNullable<RecordedActivity['actor']> {
  return userId === null ? { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' } : { userId }
}

export interface BankDetails {
  bankName: string
  accountName: string
  accountNumber: string
}

/** The act of one of the transactions that a verb opens. */
export function contextIn(ctx: StepsContext, tx: Transaction): ActionContext {
  const { database: _, ...rest } = ctx
  return { ...rest, tx }
}

/**
 * Answers after this time at the earliest, so that the time tells nobody which of two ways was
 * gone. Refusals come at once: they depend on what was sent alone.
 */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work(),
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ])
  return result
}
