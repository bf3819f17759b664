import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { figureConfirmation, figureNamed, figureOrder, figureSave } from './rules-figures.ts'

const figureFields = {
  figureId: uuid,
  name: z.string(),
  /** A decimal number as text: it is shown, and never reckoned with. */
  value: z.string(),
  decimals: z.int(),
  unit: z.string(),
  changePercent: z.nullable(z.string()),
  source: z.string(),
  asOf: z.date(),
  /** Made up: the screens say so beside it. */
  sample: z.boolean(),
}
const figureView = z.strictObject(figureFields)
export type FigureView = z.infer<typeof figureView>

/** As staff edit it: with the version that a change is held against. */
const adminFigure = z.strictObject({
  ...figureFields,
  version: z.int(),
  updatedAt: z.date(),
  /** Null: entered before anybody was noted; saved anew, it can be confirmed. */
  enteredByName: z.nullable(z.string()),
  /** Null: not confirmed, and not shown in public. */
  confirmedByName: z.nullable(z.string()),
  confirmedAt: z.nullable(z.date()),
  /** Entered by who asks: somebody else confirms it. */
  mine: z.boolean(),
})
export type AdminFigure = z.infer<typeof adminFigure>
const adminFigures = z.strictObject({ figures: z.array(adminFigure) })

export const marketContract = {
  adminFigures: reads('admin').input(emptyInput).output(adminFigures),
  save: writes('admin').input(figureSave).output(adminFigures),
  /**
   * By another person than who entered it: from then on it stands on the public pages, until it is
   * changed.
   */
  confirm: writes('admin', { proof: 'public' }).input(figureConfirmation).output(adminFigures),
  remove: writes('admin').input(figureNamed).output(adminFigures),
  order: writes('admin').input(figureOrder).output(adminFigures),
  figures: reads('signed-in')
    .input(emptyInput)
    .output(z.strictObject({ figures: z.array(figureView) })),
}
