import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import type { AdminCompanyAccount } from '../../shared/contract.ts'
import { depositMails } from '../../shared/mail-words.ts'
import { depositRecordTexts } from '../../shared/record-words.ts'
import type { GivenCompanyAccount } from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { addCompanyAccount } from './actions.ts'
import {
  isCompanyAccount,
  lockCompanyAccount,
  lockForNewCompanyAccount,
  readAdminCompanyAccounts,
  updateCompanyAccountActive,
} from './store.ts'

export function listAdminCompanyAccounts(ctx: ActionContext): Promise<AdminCompanyAccount[]> {
  return readAdminCompanyAccounts(ctx.tx)
}

/**
 * Adds a company account; repeating an id changes nothing. Users will send money to it, so all
 * other admins are notified. Refuses a known bank account, however its number is spaced (409
 * company-account-exists).
 */
export async function addCompanyAccountByStaff(
  ctx: ActionContext,
  { companyAccountId, ...given }: GivenCompanyAccount & { companyAccountId: string },
): Promise<AdminCompanyAccount[]> {
  const { tx } = ctx
  const { sample } = await lockForNewCompanyAccount(tx)
  if (await lockCompanyAccount(tx, companyAccountId)) return await readAdminCompanyAccounts(tx)
  if (await isCompanyAccount(tx, given.bankName, given.accountNumber))
    refuse(depositRefusals, 'company-account-exists', { status: 409, field: 'accountNumber' })
  await addCompanyAccount(tx, { ...given, sample }, companyAccountId)
  const description = depositRecordTexts.companyAccountAdded(given.bankName, given.accountNumber)
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCOUNT_ADDED',
    description,
    subject: { kind: 'company_account', id: companyAccountId },
    changes: Object.fromEntries(
      Object.entries(given).map(([name, after]: [string, string]) => [
        name,
        { before: null, after },
      ]),
    ),
  })
  await notifyOtherAdmins(ctx, given, description)
  publishChange(ctx, companyAccountId)
  return await readAdminCompanyAccounts(tx)
}

/** Retires a company account or reactivates it. Records nothing if that changes nothing. */
export async function setCompanyAccountActive(
  ctx: ActionContext,
  { companyAccountId, active }: { companyAccountId: string; active: boolean },
): Promise<AdminCompanyAccount[]> {
  const { tx } = ctx
  const before =
    (await lockCompanyAccount(tx, companyAccountId)) ??
    refuse(depositRefusals, 'company-account-not-found', { status: 404 })
  if (before.active === active) return await readAdminCompanyAccounts(tx)
  await updateCompanyAccountActive(tx, companyAccountId, active)
  const { bankName, accountNumber } = before
  const [actionType, description] = active
    ? ([
        'ADMIN_COMPANY_ACCOUNT_RESTORED',
        depositRecordTexts.companyAccountRestored(bankName, accountNumber),
      ] as const)
    : ([
        'ADMIN_COMPANY_ACCOUNT_RETIRED',
        depositRecordTexts.companyAccountRetired(bankName, accountNumber),
      ] as const)
  await recordActivity(ctx, {
    userId: null,
    actionType,
    description,
    subject: { kind: 'company_account', id: companyAccountId },
    changes: { active: { before: before.active, after: active } },
  })
  await notifyOtherAdmins(ctx, before, description)
  publishChange(ctx, companyAccountId)
  return await readAdminCompanyAccounts(tx)
}

async function notifyOtherAdmins(
  ctx: ActionContext,
  {
    bankName,
    accountNumber,
    accountName,
  }: Pick<GivenCompanyAccount, 'bankName' | 'accountNumber' | 'accountName'>,
  message: BilingualText,
): Promise<void> {
  const subject = depositMails.companyAccountChanged
  const facts: MailFact[] = [
    [depositMails.facts.bank, bankName],
    [depositMails.facts.accountName, accountName],
    [depositMails.facts.accountNumber, accountNumber],
  ]
  await mailOtherAdmins(ctx, { message, subject, facts, linkTo: '/admin/settings' })
}

/** Also reaches users, who may be choosing where to pay. */
function publishChange({ tx }: ActionContext, id: string): void {
  publish(tx, { topic: 'deposits', id, to: 'everybody' })
}
