/** The forms of the console as staff type them, and how they are read. */
import * as z from 'zod/mini'
import { writtenDay } from '#foundation/contract/shared/fields.ts'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { readManilaInput } from '#foundation/time/shared/time.ts'
import { earlyExitMax, type OfferEntry, type ReadTerms } from './rules-offer-form.ts'
import { permissions } from './rules.ts'

/** In the order of the form; named as in the procedure, so that its refusals find their fields. */
export const offerForm = z.object({
  planVersionId: z.string(),
  permission: z.enum(permissions),
  permissionNumber: z.string(),
  regulator: z.string(),
  expiresOn: z.string(),
  lookupUrl: z.string(),
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

/** The terms; or every field that cannot be read with what it lacks, and what could be read. */
export function readOfferForm(
  typed: OfferForm,
):
  | { entry: Omit<OfferEntry, 'offerId'> }
  | { unreadable: { field: keyof OfferForm; missing: Missing }[]; terms: ReadTerms } {
  const terms = readTerms(typed)
  const earlyExitBasisPoints = typed.earlyExit.trim() === '' ? null : readPercent(typed.earlyExit)
  const { expiresOn, minimumCentavos, stepCentavos, perUserCapCentavos, totalCapCentavos } = terms
  const { opensAt, closesAt } = terms
  const fields: [keyof OfferForm, Missing, boolean][] = [
    ['planVersionId', 'plan', typed.planVersionId !== ''],
    ['permissionNumber', 'text', typed.permissionNumber.trim() !== ''],
    ['regulator', 'text', typed.regulator.trim() !== ''],
    ['expiresOn', 'day', expiresOn !== undefined],
    ['lookupUrl', 'link', /^https:\/\/[^\s]+\.[^\s]+$/.test(typed.lookupUrl.trim())],
    ['evidence', 'document', typed.evidence !== ''],
    ['minimumCentavos', 'amount', minimumCentavos !== undefined],
    ['stepCentavos', 'amount', stepCentavos !== undefined],
    ['perUserCapCentavos', 'amount', perUserCapCentavos !== undefined],
    ['totalCapCentavos', 'amount', totalCapCentavos !== undefined],
    ['opensAt', 'time', opensAt !== undefined],
    ['closesAt', 'time', closesAt !== undefined],
    [
      'earlyExit',
      'fee',
      earlyExitBasisPoints !== undefined && (earlyExitBasisPoints ?? 0) <= earlyExitMax,
    ],
  ]
  const unreadable = fields.flatMap(([field, missing, isRead]) =>
    isRead ? [] : [{ field, missing }],
  )
  if (unreadable.length > 0) return { unreadable, terms }
  return {
    entry: {
      planVersionId: typed.planVersionId,
      permission: typed.permission,
      regulator: typed.regulator,
      permissionNumber: typed.permissionNumber,
      lookupUrl: typed.lookupUrl,
      documentId: typed.evidence,
      // All of them were read.
      ...(terms as Pick<OfferEntry, keyof ReadTerms>),
      earlyExitBasisPoints: earlyExitBasisPoints ?? null,
      taxClassId: typed.taxClassId === '' ? null : typed.taxClassId,
      poolId: typed.poolId,
    },
  }
}

function readTerms(typed: OfferForm): ReadTerms {
  const amount = (text: string) => {
    const centavos = parsePesos(text)
    return centavos !== null && centavos > 0n ? centavos : undefined
  }
  return {
    expiresOn: writtenDay.safeParse(typed.expiresOn).success ? typed.expiresOn : undefined,
    minimumCentavos: amount(typed.minimumCentavos),
    stepCentavos: amount(typed.stepCentavos),
    perUserCapCentavos: amount(typed.perUserCapCentavos),
    totalCapCentavos: amount(typed.totalCapCentavos),
    opensAt: readManilaInput(typed.opensAt) ?? undefined,
    closesAt: readManilaInput(typed.closesAt) ?? undefined,
  }
}

/** '12.5' as 1250 hundredths of a percent; undefined when it is no percentage up to 100. */
export function readPercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return basisPoints <= 10_000 ? basisPoints : undefined
}
