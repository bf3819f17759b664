/** Input and form of market figures. Apart from rules.ts, which the pages of users load. */
import * as z from 'zod/mini'
import { filledLine, line, uuid } from '#foundation/contract/shared/fields.ts'
import { readManilaInput } from '#foundation/time/shared/time.ts'
import { judgeWording } from '#people/wording/shared/rules.ts'
import { figuresMax } from './rules.ts'

/** Fits the column of the database: 14 digits before the point and 6 after it. */
const decimal = z.string().check(z.regex(/^\d{1,14}(\.\d{1,6})?$/))
const percent = z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,2})?$/))

const texts = { name: filledLine(80), unit: line(20), source: filledLine(200) }
const textsFil = { nameFil: line(80), unitFil: line(20) }

export const figureSave = z.strictObject({
  figureId: uuid,
  ...texts,
  /** Optional for one release: a page opened before it does not send them. */
  nameFil: z.optional(textsFil.nameFil),
  unitFil: z.optional(textsFil.unitFil),
  value: decimal,
  changePercent: z.nullable(percent),
  asOf: z.date(),
  /** Null for a new figure. */
  versionSeen: z.nullable(z.int().check(z.minimum(1))),
})
export type FigureSave = z.infer<typeof figureSave>

export const figureNamed = z.strictObject({
  figureId: uuid,
  versionSeen: z.int().check(z.minimum(1)),
})
export type FigureNamed = z.infer<typeof figureNamed>

/** `marksRead` is required when `judgeFigureTexts` finds marks. */
export const figureConfirmation = z.strictObject({
  ...figureNamed.shape,
  marksRead: z.optional(z.boolean()),
})
export type FigureConfirmation = z.infer<typeof figureConfirmation>

/** The texts beside a value follow the rules of all public texts. */
export function judgeFigureTexts({
  name,
  nameFil = '',
  unit,
  unitFil = '',
  source,
}: Pick<FigureSave, keyof typeof texts | keyof typeof textsFil>) {
  return judgeWording(
    Object.entries({ name, nameFil, unit, unitFil, source }).map(([field, text]) => ({
      field,
      text,
    })),
    { hasSource: true },
  )
}

/** The ids of all figures in their new order. */
export const figureOrder = z.strictObject({
  figureIds: z.array(uuid).check(z.maxLength(figuresMax)),
})

export const figureForm = z.object({
  ...texts,
  ...textsFil,
  value: z.string(),
  changePercent: z.string(),
  asOf: z.string(),
})
export type FigureForm = z.infer<typeof figureForm>

/** The decimals as entered: '68000' has none, '6500.75' has two. */
export function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0
}

/** Parses the form, or names the field that cannot be read. `asOf` is Manila time. */
export function readFigureForm(
  typed: FigureForm,
):
  | Omit<FigureSave, 'figureId' | 'versionSeen'>
  | { unreadable: 'value' | 'changePercent' | 'asOf' } {
  const value = typed.value.trim().replaceAll(',', '')
  if (!decimal.safeParse(value).success) return { unreadable: 'value' }
  const change = typed.changePercent
    .trim()
    .replace(/%$/, '')
    .replace(/^\+/, '')
    .replace(/^−/, '-')
    .trim()
  if (change !== '' && !percent.safeParse(change).success) return { unreadable: 'changePercent' }
  const asOf = readManilaInput(typed.asOf)
  if (!asOf) return { unreadable: 'asOf' }
  return {
    name: typed.name,
    nameFil: typed.nameFil,
    unit: typed.unit,
    unitFil: typed.unitFil,
    source: typed.source,
    value,
    changePercent: change === '' ? null : change,
    asOf,
  }
}
