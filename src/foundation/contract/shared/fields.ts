/** Fields that the contracts of several modules share. */
import * as z from 'zod/mini'
import { forbiddenCharacters, plainLine, plainParagraph } from './text.ts'

/** An id that exists. Most are UUIDv7, so that new rows lie next to each other. */
export const uuid = z.uuid()

/**
 * The browser makes it when a form opens; the same id again means the same request again. Only
 * random ids, UUIDv4 or v7: keys that follow from another id are v5, and nobody may take one.
 */
export const requestId = z.uuid().check(z.regex(/^.{14}[47]/))

export const centavos = z.bigint()

/** One line of text, trimmed. Refuses control characters, NUL and invisible marks. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(plainLine, forbiddenCharacters))

/** Several lines of text: as {@link line}, with line breaks and tabs. */
export const paragraph = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(plainParagraph, forbiddenCharacters))

/** A line with at least one character. */
export const filledLine = (max: number) => line(max).check(z.minLength(1))

/** A day in Manila that the calendar has, from the year 2000: 2026-11-22. */
export const writtenDay = z.iso.date().check(z.regex(/^2/))

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** A text in both languages, as the server sends it. */
export const bilingual = z.strictObject({ en: z.string(), fil: z.string() })

/** A line in both languages. Without a Filipino text, the English one is shown. */
export const bilingualLine = (max: number) => z.strictObject({ en: line(max), fil: line(max) })
export const bilingualParagraph = (max: number) =>
  z.strictObject({ en: paragraph(max), fil: paragraph(max) })

export const emptyInput = z.strictObject({})

/** Keyset paging: `before` is the id of the reader's last row. Ids are UUIDv7 and sort by time. */
export const pageInput = {
  before: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}
