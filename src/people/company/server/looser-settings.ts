/**
 * Loosening what guards two people and new payees: one person files it, another agrees. Locks: the
 * two persons, the settings, the filed change.
 */
import { joinBilingual } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import type { SettingsView } from '../shared/contract.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import {
  guardedNames,
  looserNames,
  type GuardedSettings,
  type LooserIdInput,
} from '../shared/rules-looser.ts'
import { looserRefusals } from '../shared/words-looser.ts'
import { applySettings, describeBands } from './apply-settings.ts'
import {
  columnOf,
  endLooser,
  expireLooser,
  findLooser,
  findWaitingLooser,
  insertLooser,
  type ColumnChanges,
  type LooserRow,
} from './looser-store.ts'
import { companyMails } from './mail-words.ts'
import { viewOf } from './settings-view.ts'
import { lockSettings, type CompanySettingsRow } from './store.ts'

/** Whether the caller's own waiting change is this one. The caller has locked the settings. */
export async function isFiledByCaller(
  ctx: ActionContext,
  before: GuardedSettings,
  wanted: GuardedSettings,
): Promise<boolean> {
  const waiting = await findWaitingLooser(ctx.tx)
  return (
    waiting?.maker === staffPersonOf(ctx) && isSame(waiting.changes, columnChanges(before, wanted))
  )
}

/** Refuses looser-waits (409) while another change waits. */
export async function fileLooser(
  ctx: ActionContext,
  before: GuardedSettings,
  wanted: GuardedSettings,
): Promise<void> {
  const waiting = await findWaitingLooser(ctx.tx)
  if (waiting)
    refuse(looserRefusals, 'looser-waits', {
      status: 409,
      figures: { by: waiting.makerName ?? '' },
    })
  await expireLooser(ctx.tx)
  const changes = columnChanges(before, wanted)
  const { userId: makerUserId } = signedInCaller(ctx)
  await insertLooser(ctx.tx, { changes, maker: staffPersonOf(ctx), makerUserId })
  await recordLooser(ctx, 'filed', changes)
  const { messages, facts } = describeBands(before, withChanges(before, changes))
  await mailOtherAdmins(ctx, {
    message: joinBilingual(companyRecordTexts.looserMail, ...messages),
    subject: companyMails.looserFiled,
    facts,
    linkTo: '/admin/settings',
  })
}

/**
 * Agrees to the change and saves it. A second call by the same person succeeds. Refuses:
 * looser-gone (404), looser-decided, looser-over and looser-outdated (409), and what
 * requireSecondPerson refuses.
 */
export async function approveLooser(
  ctx: ActionContext,
  { changeId }: LooserIdInput,
): Promise<SettingsView> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { maker } = await findOrRefuse(ctx, changeId)
  await sharePair(tx, maker, person)
  const before = await lockSettings(tx)
  const row = await findOrRefuse(ctx, changeId)
  if (row.status === 'approved' && row.decidedBy === person) return await viewOf(ctx, before)
  checkWaiting(row)
  const origin = await requireSecondPerson(ctx, { first: maker, madeAt: row.filedAt }, refuseLooser)
  for (const name of guardedNames) {
    const change = row.changes[columnOf(name)]
    if (change && change.before !== String(before[name]))
      refuse(looserRefusals, 'looser-outdated', { status: 409 })
  }
  const { userId } = signedInCaller(ctx)
  await endLooser(tx, changeId, 'approved', { person, userId, origin })
  const { version: _version, updatedAt: _updatedAt, ...settings } = before
  const after = await applySettings(
    ctx,
    before,
    { ...settings, ...withChanges(before, row.changes) },
    originChanges(origin),
  )
  return await viewOf(ctx, after)
}

/** Rejecting only stops something, so it takes another person and no more. */
export async function rejectLooser(
  ctx: ActionContext,
  { changeId }: LooserIdInput,
): Promise<SettingsView> {
  const person = staffPersonOf(ctx)
  const { settings, row } = await lockWaiting(ctx, changeId, 'rejected')
  if (row.maker === person) refuse(looserRefusals, 'looser-own', { status: 403 })
  return await end(ctx, row, 'rejected', settings)
}

/** The maker takes it back. */
export async function recallLooser(
  ctx: ActionContext,
  { changeId }: LooserIdInput,
): Promise<SettingsView> {
  const { settings, row } = await lockWaiting(ctx, changeId, 'recalled')
  if (row.maker !== staffPersonOf(ctx)) refuse(looserRefusals, 'looser-not-own', { status: 403 })
  return await end(ctx, row, 'recalled', settings)
}

async function lockWaiting(
  ctx: ActionContext,
  changeId: string,
  again: LooserRow['status'],
): Promise<{ settings: CompanySettingsRow; row: LooserRow }> {
  const settings = await lockSettings(ctx.tx)
  const row = await findOrRefuse(ctx, changeId)
  // The same call again succeeds.
  if (row.status !== again || row.decidedBy !== staffPersonOf(ctx)) checkWaiting(row)
  return { settings, row }
}

async function end(
  ctx: ActionContext,
  { changeId, changes, status }: LooserRow,
  ending: 'rejected' | 'recalled',
  settings: CompanySettingsRow,
): Promise<SettingsView> {
  if (status !== ending) {
    const { userId } = signedInCaller(ctx)
    await endLooser(ctx.tx, changeId, ending, { person: staffPersonOf(ctx), userId })
    await recordLooser(ctx, ending, changes)
  }
  return await viewOf(ctx, settings)
}

async function findOrRefuse(ctx: ActionContext, changeId: string): Promise<LooserRow> {
  return (
    (await findLooser(ctx.tx, changeId)) ?? refuse(looserRefusals, 'looser-gone', { status: 404 })
  )
}

function checkWaiting({ status, isOver }: LooserRow): void {
  if (status === 'expired' || (status === 'pending' && isOver))
    refuse(looserRefusals, 'looser-over', { status: 409 })
  if (status !== 'pending') refuse(looserRefusals, 'looser-decided', { status: 409 })
}

/** The words of this module for obstacles of the two persons. */
function refuseLooser(obstacle: ModuleObstacle): never {
  if (obstacle === 'same-person') refuse(looserRefusals, 'looser-own', { status: 403 })
  refuse(looserRefusals, 'looser-not-two', { status: 403 })
}

async function recordLooser(
  ctx: ActionContext,
  step: 'filed' | 'rejected' | 'recalled',
  changes: ColumnChanges,
): Promise<void> {
  const records = {
    filed: ['ADMIN_SETTINGS_FILED', companyRecordTexts.looserFiled],
    rejected: ['ADMIN_SETTINGS_REJECTED', companyRecordTexts.looserRejected],
    recalled: ['ADMIN_SETTINGS_RECALLED', companyRecordTexts.looserRecalled],
  } as const
  const [actionType, description] = records[step]
  await recordActivity(ctx, {
    userId: null,
    actionType,
    description,
    subject: { kind: 'company_settings', id: 'company' },
    // By the names of the settings, as saved changes are recorded.
    changes: Object.fromEntries(
      guardedNames.flatMap((name) => {
        const change = changes[columnOf(name)]
        return change ? [[name, change]] : []
      }),
    ),
  })
  publish(ctx.tx, { topic: 'company', id: 'settings', to: 'everybody' })
}

function columnChanges(before: GuardedSettings, wanted: GuardedSettings): ColumnChanges {
  return Object.fromEntries(
    looserNames(before, wanted).map((name) => [
      columnOf(name),
      { before: String(before[name]), after: String(wanted[name]) },
    ]),
  )
}

function withChanges(before: GuardedSettings, changes: ColumnChanges): GuardedSettings {
  const after = guardedNames.map((name) => {
    const text = changes[columnOf(name)]?.after
    if (text === undefined) return [name, before[name]]
    return [name, typeof before[name] === 'bigint' ? BigInt(text) : Number(text)]
  })
  return Object.fromEntries(after) as unknown as GuardedSettings
}

function isSame(one: ColumnChanges, other: ColumnChanges): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name]?.after === other[name]?.after)
}
