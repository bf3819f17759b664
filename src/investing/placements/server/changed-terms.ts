import {
  readPlanVersion,
  readPublishedPlan,
  type PlanVersion,
} from '#content/content/server/published.ts'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ChangedTerm } from '../shared/rules.ts'

/** The fields of a plan that people read, by the term that they belong to. */
const fieldsOf: Partial<Record<ChangedTerm, readonly (keyof PlanBody)[]>> = {
  name: ['name'],
  return: ['depositCentavos', 'projectedPayoutCentavos'],
  term: ['termDays'],
  'worst-case': ['worstPayoutCentavos', 'worstCase'],
  source: ['returnSource'],
  fees: ['fees'],
  risk: ['risk'],
}

/**
 * The terms in which the version that a user read differs from the present one, by name and with
 * commas. Null when the plan is not published any more, or when the version is unknown.
 */
export async function findChangedTerms(
  tx: Transaction,
  readVersionId: string,
  present?: PlanVersion,
): Promise<string | null> {
  const read = await readPlanVersion(tx, readVersionId)
  const now = present ?? (read && (await readPublishedPlan(tx, read.entryId)))
  if (!read || !now) return null
  const changed = Object.entries(fieldsOf).flatMap(([term, fields]) =>
    fields.some((field) => isOther(read.body[field], now.body[field])) ? [term] : [],
  )
  return changed.length > 0 ? changed.join(',') : ('conditions' satisfies ChangedTerm)
}

function isOther(before: unknown, after: unknown): boolean {
  return textOf(before) !== textOf(after)
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  )
}
