import * as z from 'zod/mini'
import { nothing, uuid } from '../contract/fields.ts'
import { reads } from '../contract/procedure.ts'

const figureView = z.strictObject({
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
})
export type FigureView = z.infer<typeof figureView>

export const marketContract = {
  figures: reads('signed-in').input(nothing).output(z.strictObject({ figures: z.array(figureView) })),
}
