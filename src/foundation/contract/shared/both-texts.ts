/** Texts that staff write in both languages; without a Filipino one, the English one is shown. */
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
