import * as z from 'zod/mini'
import { bilingual, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import {
  holidayNamed,
  newHoliday,
  newTaxClass,
  taxClassEnding,
  taxClassNamed,
  yearInput,
} from './rules-calendar.ts'
import {
  offerAskedAgain,
  offerClosing,
  offerEntry,
  offerListInput,
  offerNamed,
} from './rules-offer-form.ts'
import { offerStandings, permissions } from './rules.ts'

const adminOffer = z.strictObject({
  offerId: uuid,
  planVersionId: uuid,
  planName: bilingual,
  permission: z.enum(permissions),
  regulator: z.string(),
  permissionNumber: z.string(),
  lookupUrl: z.string(),
  /** A day in Manila: 2026-11-22. */
  expiresOn: z.string(),
  /** A PDF at /income/evidence/<id>. */
  documentId: uuid,
  documentName: z.string(),
  minimumCentavos: z.bigint(),
  stepCentavos: z.bigint(),
  perUserCapCentavos: z.bigint(),
  totalCapCentavos: z.bigint(),
  opensAt: z.date(),
  closesAt: z.date(),
  earlyExitBasisPoints: z.nullable(z.int()),
  taxClassId: z.nullable(uuid),
  taxClassName: z.nullable(bilingual),
  taxRateBasisPoints: z.nullable(z.int()),
  poolId: uuid,
  poolName: bilingual,
  standing: z.enum(offerStandings),
  sample: z.boolean(),
  /** Null for company access, and below for nobody. */
  enteredByName: z.nullable(z.string()),
  createdAt: z.date(),
  confirmedByName: z.nullable(z.string()),
  confirmedAt: z.nullable(z.date()),
  closedByName: z.nullable(z.string()),
  closedAt: z.nullable(z.date()),
  closeReason: z.string(),
  /** Entered by the caller: somebody else has to agree. */
  mine: z.boolean(),
  /** The request that waits for a second person. */
  approvalId: z.nullable(uuid),
})
export type AdminOffer = z.infer<typeof adminOffer>

const soldView = z.strictObject({
  /** Placed in this offer and not cancelled, by so many users. */
  placedCentavos: z.bigint(),
  users: z.int(),
  /** In earlier offers under the same permission: the total cap counts it, too. */
  soldBeforeCentavos: z.bigint(),
})
export type SoldView = z.infer<typeof soldView>
const soldOffer = z.strictObject({ ...adminOffer.shape, sold: soldView })
export type SoldOffer = z.infer<typeof soldOffer>

const offeredPlan = z.strictObject({
  planVersionId: uuid,
  name: bilingual,
  termDays: z.int(),
})
export type OfferedPlan = z.infer<typeof offeredPlan>

const holiday = z.strictObject({
  day: z.string(),
  name: bilingual,
  source: z.string(),
  expected: z.boolean(),
  sample: z.boolean(),
})
export type Holiday = z.infer<typeof holiday>
const holidaysOfYear = z.strictObject({ year: z.int(), holidays: z.array(holiday) })

const adminTaxClass = z.strictObject({
  taxClassId: uuid,
  name: bilingual,
  rateBasisPoints: z.int(),
  appliesTo: z.string(),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
  sample: z.boolean(),
  enteredByName: z.nullable(z.string()),
  enteredAt: z.date(),
  confirmedByName: z.nullable(z.string()),
  confirmedAt: z.nullable(z.date()),
  mine: z.boolean(),
})
export type AdminTaxClass = z.infer<typeof adminTaxClass>
const taxClasses = z.strictObject({ taxClasses: z.array(adminTaxClass) })

export const offersContract = {
  /** Newest first. */
  list: reads('admin')
    .input(offerListInput)
    .output(z.strictObject({ offers: z.array(soldOffer), ...listCursors })),
  one: reads('admin').input(offerNamed).output(soldOffer),
  /** The public plans: one of them is offered. */
  plans: reads('admin').input(emptyInput).output(z.array(offeredPlan)),
  /** Stores a draft and asks a second person (teamwork/approvals); nothing opens before. */
  enter: writes('admin', { proof: 'public' }).input(offerEntry).output(adminOffer),
  askAgain: writes('admin', { proof: 'public' }).input(offerAskedAgain).output(adminOffer),
  /** At once, by one person. */
  close: writes('admin').input(offerClosing).output(adminOffer),
  holidays: reads('admin').input(yearInput).output(holidaysOfYear),
  addHoliday: writes('admin', { proof: 'settings' }).input(newHoliday).output(holidaysOfYear),
  removeHoliday: writes('admin', { proof: 'settings' }).input(holidayNamed).output(holidaysOfYear),
  taxClasses: reads('admin').input(emptyInput).output(taxClasses),
  enterTaxClass: writes('admin').input(newTaxClass).output(taxClasses),
  confirmTaxClass: writes('admin', { proof: 'settings' }).input(taxClassNamed).output(taxClasses),
  /** Names the last day of a class that has none yet. */
  endTaxClass: writes('admin', { proof: 'settings' }).input(taxClassEnding).output(taxClasses),
  /** Only before a second person confirmed it. */
  removeTaxClass: writes('admin').input(taxClassNamed).output(taxClasses),
}
