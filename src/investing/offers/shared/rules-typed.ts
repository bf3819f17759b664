/** The forms of the console as staff type them, and how they are read. */
import * as z from 'zod/mini'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { readManilaInput } from '#foundation/time/shared/time.ts'
import { earlyExitMax, writtenDay, type OfferEntry } from './rules-offer-form.ts'
import { permissions } from './rules.ts'

/** Named as the input of the procedure, so that its refusals find their fields. */
export const offerForm = z.object({
  planVersionId: z.string(),
  permission: z.enum(permissions),
  regulator: z.string(),
  permissionNumber: z.string(),
  lookupUrl: z.string(),
  expiresOn: z.string(),
  evidence: z.string(),
  minimumCentavos: z.string(),
  stepCentavos: z.string(),
  perUserCapCentavos: z.string(),
  totalCapCentavos: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** In percent; empty: no early exit. */
  earlyExit: z.string(),
  taxClassId: z.string(),
  poolId: z.string(),
})
export type OfferForm = z.infer<typeof offerForm>

type Missing = 'plan' | 'text' | 'link' | 'day' | 'time' | 'amount' | 'fee' | 'document'

/** The terms, or the first field that cannot be read and what it lacks. */
export function readOfferForm(
  typed: OfferForm,
): { entry: Omit<OfferEntry, 'offerId'> } | { unreadable: keyof OfferForm; missing: Missing } {
  const wrong = (unreadable: keyof OfferForm, missing: Missing) => ({ unreadable, missing })
  const amounts = readAmounts(typed)
  const [opensAt, closesAt] = [readManilaInput(typed.opensAt), readManilaInput(typed.closesAt)]
  const earlyExitBasisPoints = typed.earlyExit.trim() === '' ? null : readPercent(typed.earlyExit)
  if (typed.planVersionId === '') return wrong('planVersionId', 'plan')
  if (typed.regulator.trim() === '') return wrong('regulator', 'text')
  if (typed.permissionNumber.trim() === '') return wrong('permissionNumber', 'text')
  if (!/^https:\/\/[^\s]+\.[^\s]+$/.test(typed.lookupUrl.trim())) return wrong('lookupUrl', 'link')
  if (!writtenDay.safeParse(typed.expiresOn).success) return wrong('expiresOn', 'day')
  if (typed.evidence === '') return wrong('evidence', 'document')
  if ('unreadable' in amounts) return wrong(amounts.unreadable, 'amount')
  if (!opensAt) return wrong('opensAt', 'time')
  if (!closesAt) return wrong('closesAt', 'time')
  if (earlyExitBasisPoints === undefined || (earlyExitBasisPoints ?? 0) > earlyExitMax)
    return wrong('earlyExit', 'fee')
  return {
    entry: {
      planVersionId: typed.planVersionId,
      permission: typed.permission,
      regulator: typed.regulator,
      permissionNumber: typed.permissionNumber,
      lookupUrl: typed.lookupUrl,
      expiresOn: typed.expiresOn,
      documentId: typed.evidence,
      ...amounts,
      opensAt,
      closesAt,
      earlyExitBasisPoints,
      taxClassId: typed.taxClassId === '' ? null : typed.taxClassId,
      poolId: typed.poolId,
    },
  }
}

const amountNames = [
  'minimumCentavos',
  'stepCentavos',
  'perUserCapCentavos',
  'totalCapCentavos',
] as const
type AmountName = (typeof amountNames)[number]

function readAmounts(typed: OfferForm): Record<AmountName, bigint> | { unreadable: AmountName } {
  const read = new Map(amountNames.map((name) => [name, parsePesos(typed[name])]))
  const unreadable = amountNames.find((name) => (read.get(name) ?? 0n) <= 0n)
  if (unreadable) return { unreadable }
  return Object.fromEntries(read) as Record<AmountName, bigint>
}

/** '12.5' as 1250 hundredths of a percent; undefined when it is no percentage up to 100. */
export function readPercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return basisPoints <= 10_000 ? basisPoints : undefined
}
