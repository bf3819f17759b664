/**
 * What staff write in both languages. An empty Filipino text means that the English one is shown,
 * marked as English.
 */
import * as z from 'zod/mini'
import { line, paragraph } from './fields.ts'

export const bothLine = (longest: number) =>
  z.strictObject({ en: line(longest), fil: line(longest) })
export const bothParagraph = (longest: number) =>
  z.strictObject({ en: paragraph(longest), fil: paragraph(longest) })

export interface BothTexts {
  en: string
  fil: string
}
