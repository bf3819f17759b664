import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import type { CompanyAccessEvent, SecurityEvent } from '../shared/rules-security-events.ts'

/** Functions of later modules that identity calls; `main` provides them. */
export interface IdentityHooks {
  recordActivity(ctx: ActionContext, activity: RecordedActivity): Promise<unknown>
  /**
   * Refuses impossible bank details. It must not read the database: it runs before anything about
   * the email is looked up.
   */
  checkBankDetails(details: BankDetails): void
  /** Takes the user id, because the caller is still a visitor. */
  saveBankDetails(ctx: ActionContext, details: BankDetails & { userId: string }): Promise<unknown>
  /** Takes the user id, because the caller is still a visitor. */
  forgetBankDetails(ctx: ActionContext, userId: string): Promise<unknown>
  /** Gives the user the picture that was uploaded during the sign-up; ignores an expired claim. */
  claimAvatar(ctx: ActionContext, claimed: { userId: string; claim: string }): Promise<unknown>
  /** Mails and notifies the owner; some events also pause withdrawals. The mail lists `facts`. */
  notifySecurityEvent(
    ctx: ActionContext,
    event: { userId: string; event: SecurityEvent; facts?: readonly MailFact[] },
  ): Promise<unknown>
  /** Mails every administrator. */
  notifyCompanyAccessEvent(ctx: ActionContext, event: CompanyAccessEvent): Promise<unknown>
  /** The name that the operator gave this site, for the subjects of mails. */
  readSiteName(tx: Transaction): Promise<string>
  /**
   * A condition in SQL: the user whose id is in `column` has connected a provider whose issuer is
   * one of `issuers`, a text array.
   */
  hasProviderSql(column: string, issuers: string): string
}

interface RecordedActivity {
  userId: string | null
  actionType: string
  description: BilingualText
  subject?: { kind: 'user'; id: string }
  changes?: Record<string, { before: string; after: string }>
  /** Defaults to the caller. During a sign-in or sign-out the caller is not yet who acts. */
  actor?:
    | { userId: string }
    | { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' | 'ADMIN_ACCESS_CODE_LOGOUT' }
}

/** The actor of a sign-in; null: company access, which acts under a pseudo-user. */
export function actorOf(userId: string | null): NonNullable<RecordedActivity['actor']> {
  return userId === null ? { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' } : { userId }
}

export interface BankDetails {
  bankName: string
  accountName: string
  accountNumber: string
}
