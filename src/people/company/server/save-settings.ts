import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { judgeWording } from '#people/wording/shared/rules.ts'
import { wordingFindings } from '#people/wording/shared/words.ts'
import type { SettingsView } from '../shared/contract.ts'
import { loosenedNames } from '../shared/rules-loosening.ts'
import { areLimitsInOrder, type SettingsSave } from '../shared/rules-settings.ts'
import { companyFactsOf, type CompanyFacts, type CompanySettings } from '../shared/rules.ts'
import { companyRefusals } from '../shared/words.ts'
import { applySettings, changesOf } from './apply-settings.ts'
import { fileLoosening, isFiledByCaller } from './loosen-settings.ts'
import { viewOf } from './settings-view.ts'
import { findSettings, lockSettings, type CompanySettingsRow } from './store.ts'

export async function readCompanyFacts(ctx: ActionContext): Promise<CompanyFacts> {
  return companyFactsOf(await findSettings(ctx.tx))
}

export async function readCompanySettingsView(ctx: ActionContext): Promise<SettingsView> {
  return await viewOf(ctx, await findSettings(ctx.tx))
}

/**
 * Saves the settings (applySettings). What loosens the guards of two people and new payees waits
 * for a second person instead, and the rest is saved at once. Saving the same again changes nothing
 * and succeeds. Refuses: limits-crossed, settings-changed (409) when a colleague saved meanwhile,
 * loosening-waits (409) when another change waits already, and the wording findings in public
 * texts.
 */
export async function saveCompanySettings(
  ctx: ActionContext,
  { settings: sent, versionSeen }: SettingsSave,
): Promise<SettingsView> {
  if (!areLimitsInOrder(sent))
    refuse(companyRefusals, 'limits-crossed', { field: 'maximumWithdrawalCentavos' })
  const before = await lockSettings(ctx.tx)
  const wanted = withUnsent(before, sent)
  const loosened = loosenedNames(before, wanted)
  const settings = {
    ...wanted,
    ...Object.fromEntries(loosened.map((name) => [name, before[name]])),
  }
  const changes = changesOf(before, settings)
  const isChanged = Object.keys(changes).length > 0
  const isFiled = loosened.length === 0 || (await isFiledByCaller(ctx, before, wanted))
  if (!isChanged && isFiled) return await viewOf(ctx, before)
  if (before.version !== versionSeen) refuse(companyRefusals, 'settings-changed', { status: 409 })
  refuseWordingFindings(changes, settings)
  if (!isFiled) await fileLoosening(ctx, before, wanted)
  return await viewOf(ctx, isChanged ? await applySettings(ctx, before, settings) : before)
}

/** Shown on every public page and in mails, without a second person who has read them. */
const publicTexts = [
  'siteName',
  'supportPhone',
  'businessHours',
  'maintenanceMessage',
  'mailSenderName',
] as const

/**
 * Judges only changed texts. Refuses marked figures too: settings have no second person who could
 * confirm having read them.
 */
function refuseWordingFindings(changes: Changes, settings: CompanySettings): void {
  const texts = publicTexts
    .filter((name) => changes[name])
    .map((name) => ({ field: name, text: settings[name] }))
  const { refusals, marks } = judgeWording(texts, { hasSource: false })
  const [first] = [...refusals, ...marks]
  if (first) refuse(wordingFindings, first.name, first)
}

/** A page of the version before sends fewer settings: the others stay. */
function withUnsent(
  { version: _version, updatedAt: _updatedAt, ...before }: CompanySettingsRow,
  sent: SettingsSave['settings'],
): CompanySettings {
  return {
    ...sent,
    depositApprovalCentavos: sent.depositApprovalCentavos ?? before.depositApprovalCentavos,
    personDayCentavos: sent.personDayCentavos ?? before.personDayCentavos,
    companyDayCentavos: sent.companyDayCentavos ?? before.companyDayCentavos,
    newPayeeHours: sent.newPayeeHours ?? before.newPayeeHours,
  }
}
