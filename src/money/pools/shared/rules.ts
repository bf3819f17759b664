/**
 * Gains of investments are paid from a pool of income, and from nothing else. One person declares
 * income with its evidence, a second one agrees, and the company's own money fills the pool. A pool
 * never falls below zero: so nobody is paid with the money of somebody else.
 */
import * as z from 'zod/mini'
import { filledLine, requestId, uuid, writtenDay } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'

export const incomeSourceMax = 300
const incomePlanMax = 120
export const incomePlansMax = 20
export const evidenceMaxBytes = 5 * 1024 * 1024

export const incomeDeclaration = z.strictObject({
  /** Also the id of the request for approval and of the transfer into the pool. */
  declarationId: requestId,
  poolId: uuid,
  amountCentavos: z.bigint().check(z.gte(1n), z.lte(centavosMax)),
  periodFrom: writtenDay,
  periodTo: writtenDay,
  /** Who paid the income, and for what. */
  source: filledLine(incomeSourceMax),
  /** The names of the plans that earned it, as `pools.plans` lists them. */
  plans: z.array(filledLine(incomePlanMax)).check(z.minLength(1), z.maxLength(incomePlansMax)),
  evidenceId: uuid,
})
export type IncomeDeclaration = z.infer<typeof incomeDeclaration>

/** The fields of the dialog. The amount is text. */
export const incomeForm = z.strictObject({
  pool: z.string(),
  amount: z.string(),
  periodFrom: z.string(),
  periodTo: z.string(),
  source: z.string(),
  plans: z.array(z.string()),
  /** The id of the document that was sent. */
  evidence: z.string(),
})
export type IncomeForm = z.infer<typeof incomeForm>

/** Public now, public once, or only the name of investments that staff recorded. */
export const incomePlanStandings = ['published', 'past', 'recorded'] as const
export type IncomePlanStanding = (typeof incomePlanStandings)[number]

export const declarationListInput = z.strictObject({ ...listPlaceInput })
export type DeclarationListInput = z.infer<typeof declarationListInput>

export type PoolRefusal =
  | 'pool-not-found'
  | 'plan-unknown'
  | 'evidence-not-found'
  | 'evidence-declared'
  | 'evidence-waiting'
  | 'evidence-id-reused'
  | 'evidence-no-pdf'
  | 'evidence-damaged'
  | 'evidence-too-large'
  | 'uploads-busy'
  | 'period-reversed'
  | 'period-not-over'

/** Why this period cannot be declared; null when it can. `today` is the day in Manila. */
export function judgePeriod(
  { periodFrom, periodTo }: Pick<IncomeDeclaration, 'periodFrom' | 'periodTo'>,
  today: string,
): 'period-reversed' | 'period-not-over' | null {
  if (periodTo < periodFrom) return 'period-reversed'
  return periodTo > today ? 'period-not-over' : null
}

/** The name under which the document is shown and downloaded; it never becomes part of a path. */
export function evidenceName(name: string): string {
  const base = name.slice(0, 8192).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}"<>|:*?]/gu, '').replace(/\s+/g, ' ')
  const stem = visible.replace(/\.pdf$/i, '').replace(/^[. ]+|[. ]+$/g, '')
  const short = [...stem].slice(0, 80).join('').slice(0, 116)
  return `${short || 'file'}.pdf`
}
