/**
 * What staff may enter as a figure, and how the form for it is read. Apart from rules.ts: the pages
 * of users need nothing of it.
 */
import * as z from 'zod/mini'
import { filledLine, line, uuid } from '#foundation/contract/shared/fields.ts'
import { readManilaInput } from '#foundation/time/shared/time.ts'
import { judgeWording } from '#people/wording/shared/rules.ts'
import { figuresMax } from './rules.ts'

/**
 * As the source writes it, without separators; the database keeps fourteen digits before the point
 * and six behind it.
 */
const written = z.string().check(z.regex(/^\d{1,14}(\.\d{1,6})?$/))
const percent = z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,2})?$/))

const texts = { name: filledLine(80), unit: line(20), source: filledLine(200) }

export const figureSave = z.strictObject({
  figureId: uuid,
  ...texts,
  value: written,
  changePercent: z.nullable(percent),
  asOf: z.date(),
  /** Null for a new one. */
  versionSeen: z.nullable(z.int().check(z.minimum(1))),
})
export type FigureSave = z.infer<typeof figureSave>

/** One figure as it was seen. */
export const figureNamed = z.strictObject({
  figureId: uuid,
  versionSeen: z.int().check(z.minimum(1)),
})
export type FigureNamed = z.infer<typeof figureNamed>

/** `marksRead`: needed where `judgeFigureTexts` marks something. */
export const figureConfirmation = z.strictObject({
  ...figureNamed.shape,
  marksRead: z.optional(z.boolean()),
})
export type FigureConfirmation = z.infer<typeof figureConfirmation>

/** What stands beside a value on the public page claims no more than any other text there. */
export function judgeFigureTexts({ name, unit, source }: Record<keyof typeof texts, string>) {
  return judgeWording(
    Object.entries({ name, unit, source }).map(([field, text]) => ({ field, text })),
    { hasSource: true },
  )
}

/** All of them, in the order that they are to have. */
export const figureOrder = z.strictObject({
  figureIds: z.array(uuid).check(z.maxLength(figuresMax)),
})

export const figureForm = z.object({
  ...texts,
  value: z.string(),
  changePercent: z.string(),
  asOf: z.string(),
})
export type FigureForm = z.infer<typeof figureForm>

/** '68,000' has no decimals and '6,500.75' has two: it is shown as it was written. */
export function decimalsOf(value: string): number {
  return value.split('.')[1]?.length ?? 0
}

/**
 * What was typed, as it is sent; otherwise the field that cannot be read. The time is that of
 * Manila: '2026-11-22T15:30'.
 */
export function readFigureForm(
  typed: FigureForm,
):
  | Omit<FigureSave, 'figureId' | 'versionSeen'>
  | { unreadable: 'value' | 'changePercent' | 'asOf' } {
  const value = typed.value.trim().replaceAll(',', '')
  if (!written.safeParse(value).success) return { unreadable: 'value' }
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
    unit: typed.unit,
    source: typed.source,
    value,
    changePercent: change === '' ? null : change,
    asOf,
  }
}
