import type { Both } from '#foundation/contract/shared/both.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/**
 * The company accounts as staff see and change them. What is added is where users will send their
 * money: each change is recorded, and told to the other admins.
 */
import { recordActivity } from '#people/activity/server/actions.ts'
import { tellOtherAdmins } from '#people/notifications/server/tell-other-admins.ts'
import type { AdminCompanyAccount } from '../../shared/contract.ts'
import { depositRecordTexts, depositStoredTexts } from '../../shared/record-words.ts'
import type { GivenCompanyAccount } from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { readAdminCompanyAccounts } from '../reads.ts'
import {
  isCompanyAccount,
  lockCompanyAccount,
  lockInstallation,
  writeCompanyAccountActive,
} from '../store.ts'
import { addCompanyAccount } from './company-accounts.ts'

export function listAdminCompanyAccounts(ctx: ActionContext): Promise<AdminCompanyAccount[]> {
  return readAdminCompanyAccounts(ctx.tx)
}

/**
 * The same id again gives the first answer. Refuses (409) a bank account that is there already,
 * however its number is spaced.
 */
export async function addCompanyAccountByStaff(
  ctx: ActionContext,
  { companyAccountId, ...given }: GivenCompanyAccount & { companyAccountId: string },
): Promise<AdminCompanyAccount[]> {
  const { tx } = ctx
  // Of two who add the same at once, the second waits here and finds the first one's.
  const { sample } = await lockInstallation(tx)
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
  await tellOthers(ctx, given, description)
  publishChange(ctx, companyAccountId)
  return await readAdminCompanyAccounts(tx)
}

/** Retires it, or brings it back; what is so already stays so and is not recorded again. */
export async function setCompanyAccountActive(
  ctx: ActionContext,
  { companyAccountId, active }: { companyAccountId: string; active: boolean },
): Promise<AdminCompanyAccount[]> {
  const { tx } = ctx
  const before =
    (await lockCompanyAccount(tx, companyAccountId)) ??
    refuse(depositRefusals, 'company-account-not-found', { status: 404 })
  if (before.active === active) return await readAdminCompanyAccounts(tx)
  await writeCompanyAccountActive(tx, companyAccountId, active)
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
  await tellOthers(ctx, before, description)
  publishChange(ctx, companyAccountId)
  return await readAdminCompanyAccounts(tx)
}

async function tellOthers(
  ctx: ActionContext,
  {
    bankName,
    accountNumber,
    accountName,
  }: Pick<GivenCompanyAccount, 'bankName' | 'accountNumber' | 'accountName'>,
  message: Both,
): Promise<void> {
  const { subject } = depositStoredTexts.companyAccountChanged
  const facts: [string, string][] = [
    [depositStoredTexts.facts.bank, bankName],
    [depositStoredTexts.facts.accountName, accountName],
    [depositStoredTexts.facts.accountNumber, accountNumber],
  ]
  await tellOtherAdmins(ctx, { message, subject, facts, linkTo: '/admin/settings' })
}

/** Users who are choosing where to pay see it too. */
function publishChange({ tx }: ActionContext, id: string): void {
  publish(tx, { topic: 'deposits', id, to: 'everybody' })
}
