import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { figureConfirmation, figureNamed, figureOrder, figureSave } from './rules-figures.ts'

const figureFields = {
  figureId: uuid,
  name: z.string(),
  /** The name in Filipino, and below the unit; empty: as written. */
  nameFil: z.string(),
  /** A decimal number as text; it is only shown. */
  value: z.string(),
  decimals: z.int(),
  unit: z.string(),
  unitFil: z.string(),
  changePercent: z.nullable(z.string()),
  source: z.string(),
  asOf: z.date(),
  /** Sample data; screens say so. */
  sample: z.boolean(),
}
const figureView = z.strictObject({
  ...figureFields,
  /** A second person has confirmed it; only then the public sees it. */
  confirmed: z.boolean(),
})
export type FigureView = z.infer<typeof figureView>

const adminFigure = z.strictObject({
  ...figureFields,
  version: z.int(),
  updatedAt: z.date(),
  /** Null for a figure from before authors were recorded; it must be saved again first. */
  enteredByName: z.nullable(z.string()),
  /** Null while not confirmed and so not public. */
  confirmedByName: z.nullable(z.string()),
  confirmedAt: z.nullable(z.date()),
  /** Entered by the caller, so another admin has to confirm it. */
  mine: z.boolean(),
})
export type AdminFigure = z.infer<typeof adminFigure>
const adminFigures = z.strictObject({ figures: z.array(adminFigure) })

export const marketContract = {
  adminFigures: reads('admin').input(emptyInput).output(adminFigures),
  save: writes('admin').input(figureSave).output(adminFigures),
  /** Makes a figure public until its next change. */
  confirm: writes('admin', { proof: 'public' }).input(figureConfirmation).output(adminFigures),
  remove: writes('admin').input(figureNamed).output(adminFigures),
  order: writes('admin').input(figureOrder).output(adminFigures),
  figures: reads('signed-in')
    .input(emptyInput)
    .output(z.strictObject({ figures: z.array(figureView) })),
}
