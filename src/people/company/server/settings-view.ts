import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findPairObstacle } from '#people/identity/server/second-person/second-person.ts'
import { findSharedOrigin } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { noSharedOrigin } from '#people/identity/shared/second-person/rules.ts'
import type { LooseningView, SettingsView } from '../shared/contract.ts'
import { guardedNames } from '../shared/rules-loosening.ts'
import { columnOf, findWaitingLoosening } from './loosening-store.ts'
import type { CompanySettingsRow } from './store.ts'

export async function viewOf(
  ctx: ActionContext,
  { version, updatedAt, ...settings }: CompanySettingsRow,
): Promise<SettingsView> {
  return {
    settings,
    version,
    updatedAt,
    stepUpOfEnvironment: ctx.settings.stepUpCentavos,
    loosening: await waitingView(ctx),
  }
}

async function waitingView(ctx: ActionContext): Promise<LooseningView | null> {
  const row = await findWaitingLoosening(ctx.tx)
  if (!row) return null
  const { changeId, maker: first, makerName, filedAt, expiresAt } = row
  const second = staffPersonOf(ctx)
  const finding = await findPairObstacle(ctx.tx, { first, second, madeAt: filedAt })
  const origin = finding
    ? noSharedOrigin
    : await findSharedOrigin(ctx, { first, second, since: filedAt })
  return {
    changeId,
    makerName,
    filedAt,
    expiresAt,
    mine: first === second,
    changes: guardedNames.flatMap((name) => {
      const change = row.changes[columnOf(name)]
      return change ? [{ name, before: BigInt(change.before), after: BigInt(change.after) }] : []
    }),
    mayNot: finding?.obstacle ?? null,
    approvesFrom: finding?.approvesFrom ?? null,
    sameAddress: origin.address,
    sameBrowser: origin.browser,
  }
}
