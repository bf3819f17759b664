/** Input of the days on which banks are closed, and of tax classes. */
import * as z from 'zod/mini'
import {
  filledLine,
  paragraph,
  requestId,
  uuid,
  writtenDay,
} from '#foundation/contract/shared/fields.ts'

export const holidayNameMax = 120
export const holidaySourceMax = 300
export const taxNameMax = 120
export const appliesToMax = 400

const nameInBoth = (max: number) => z.strictObject({ en: filledLine(max), fil: filledLine(max) })

export const yearInput = z.strictObject({ year: z.int().check(z.minimum(2000), z.maximum(2999)) })

export const newHoliday = z.strictObject({
  day: writtenDay,
  name: nameInBoth(holidayNameMax),
  /** The proclamation or law that says so. */
  source: filledLine(holidaySourceMax),
  /** Not proclaimed yet. */
  expected: z.boolean(),
})
export type NewHoliday = z.infer<typeof newHoliday>
export const holidayNamed = z.strictObject({ day: writtenDay })

export const newTaxClass = z.strictObject({
  taxClassId: requestId,
  name: nameInBoth(taxNameMax),
  rateBasisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  appliesTo: paragraph(appliesToMax).check(z.minLength(1)),
  validFrom: writtenDay,
  validTo: z.nullable(writtenDay),
})
export type NewTaxClass = z.infer<typeof newTaxClass>
export const taxClassNamed = z.strictObject({ taxClassId: uuid })
export const taxClassEnding = z.strictObject({ taxClassId: uuid, validTo: writtenDay })

export type CalendarRefusal =
  | 'holiday-known'
  | 'tax-class-not-found'
  | 'tax-class-id-reused'
  | 'tax-class-ends-before'
  | 'tax-class-has-end'
  | 'tax-class-stands'
  | 'tax-class-own'
  | 'tax-class-checker-new'
  | 'tax-class-author-gone'
