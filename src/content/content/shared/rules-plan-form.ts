/** The forms of plans and the cap. The payout can be entered or computed from the yearly rate. */
import * as z from 'zod/mini'
import { payoutAtYearly, yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import {
  capMaxBasisPoints,
  planBody,
  planCapBody,
  type PlanBody,
} from '#content/plans/shared/rules.ts'
import { parsePesos, pesosInput } from '#foundation/peso/shared/peso.ts'
import type { EntryContent } from './rules-edit.ts'

const both = z.object({ en: z.string(), fil: z.string() })
const nothing = { en: '', fil: '' }

export const planForm = z.object({
  body: z.object({
    name: both,
    depositCentavos: z.string(),
    termDays: z.string(),
    projectedPayoutCentavos: z.string(),
    /** In percent. Read instead of the payout when `knows` is 'rate'. */
    yearlyRate: z.string(),
    worstPayoutCentavos: z.string(),
    worstCase: both,
    returnSource: both,
    fees: both,
    risk: both,
    isPopular: z.boolean(),
    position: z.string(),
  }),
  knows: z.enum(['payout', 'rate']),
  source: z.string(),
  sourceDate: z.string(),
})
export type PlanForm = z.infer<typeof planForm>

export const capForm = z.object({
  body: z.object({ cap: z.string(), reason: both }),
  source: z.string(),
  sourceDate: z.string(),
})
export type CapForm = z.infer<typeof capForm>

interface Written {
  content: EntryContent
  source: string
  sourceDate: string
}

export function planFormOf(written: Written | null, place: number): PlanForm {
  const plan = written?.content.kind === 'plan' ? written.content.body : null
  const amount = (centavos: bigint | undefined) =>
    centavos === undefined ? '' : pesosInput(centavos)
  return {
    body: {
      name: plan?.name ?? nothing,
      depositCentavos: amount(plan?.depositCentavos),
      termDays: plan ? String(plan.termDays) : '',
      projectedPayoutCentavos: amount(plan?.projectedPayoutCentavos),
      yearlyRate: plan ? percentInput(yearlyBasisPoints(plan)) : '',
      worstPayoutCentavos: amount(plan?.worstPayoutCentavos),
      worstCase: plan?.worstCase ?? nothing,
      returnSource: plan?.returnSource ?? nothing,
      fees: plan?.fees ?? nothing,
      risk: plan?.risk ?? nothing,
      isPopular: plan?.isPopular ?? false,
      position: String(plan?.position ?? place),
    },
    knows: 'payout',
    source: written?.source ?? '',
    sourceDate: written?.sourceDate ?? '',
  }
}

export function capFormOf(written: Written | null): CapForm {
  const cap = written?.content.kind === 'plan-cap' ? written.content.body : null
  return {
    body: { cap: cap ? percentInput(cap.capBasisPoints) : '', reason: cap?.reason ?? nothing },
    source: written?.source ?? '',
    sourceDate: written?.sourceDate ?? '',
  }
}

/** The amounts of a plan, as soon as they can be read. */
export function readPlanMoney({
  body,
  knows,
}: PlanForm): Pick<PlanBody, 'depositCentavos' | 'termDays' | 'projectedPayoutCentavos'> | null {
  const [depositCentavos, termDays] = [parsePesos(body.depositCentavos), readWhole(body.termDays)]
  if (
    depositCentavos === null ||
    termDays === null ||
    !planBody.shape.depositCentavos.safeParse(depositCentavos).success ||
    !planBody.shape.termDays.safeParse(termDays).success
  )
    return null
  const rate = readPercent(body.yearlyRate)
  const computed = rate === null ? null : payoutAtYearly(depositCentavos, termDays, rate)
  const projectedPayoutCentavos =
    knows === 'payout' ? parsePesos(body.projectedPayoutCentavos) : computed
  if (
    projectedPayoutCentavos === null ||
    !planBody.shape.projectedPayoutCentavos.safeParse(projectedPayoutCentavos).success
  )
    return null
  return { depositCentavos, termDays, projectedPayoutCentavos }
}

/** Parses the form, or names the fields that cannot be read, in the order of the form. */
export function readPlanForm(
  typed: PlanForm,
): { content: EntryContent } | { unreadable: string[] } {
  const { body, knows } = typed
  const money = readPlanMoney(typed)
  const { yearlyRate, ...rest } = body
  const read = planBody.safeParse({
    ...rest,
    depositCentavos: parsePesos(body.depositCentavos),
    termDays: readWhole(body.termDays),
    projectedPayoutCentavos:
      knows === 'payout'
        ? parsePesos(body.projectedPayoutCentavos)
        : money?.projectedPayoutCentavos,
    worstPayoutCentavos: parsePesos(body.worstPayoutCentavos),
    position: readWhole(body.position),
  })
  if (read.success) return { content: { kind: 'plan', body: read.data } }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  // A computed payout is not the field that is wrong.
  if (
    knows === 'rate' &&
    wrong.delete('projectedPayoutCentavos') &&
    (readPercent(yearlyRate) === null || wrong.size === 0)
  )
    wrong.add('yearlyRate')
  return { unreadable: Object.keys(body).filter((field) => wrong.has(field)) }
}

export function readCapForm({
  body,
}: CapForm): { content: EntryContent } | { unreadable: string[] } {
  const read = planCapBody.safeParse({ capBasisPoints: readPercent(body.cap), reason: body.reason })
  if (read.success) return { content: { kind: 'plan-cap', body: read.data } }
  const wrong = new Set(
    read.error.issues.map(({ path }) => (path[0] === 'capBasisPoints' ? 'cap' : String(path[0]))),
  )
  return { unreadable: [...wrong] }
}

/** Reads '6', '6.25' or '6.25 %' as basis points. */
function readPercent(typed: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

export const capMaxPercent = percentInput(capMaxBasisPoints)

function percentInput(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '')
}

function readWhole(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
}
