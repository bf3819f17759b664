/** Fields that the contracts of several rooms have in common. */
import * as z from 'zod/mini'
import { forbiddenCharacters, plainLine, plainParagraph } from './text.ts'

/** An id made by the application or by the browser: UUIDv7, so that rows made together lie together. */
export const uuid = z.uuid()

/** Made by the browser when a form opens; the same id again means the same request again. */
export const requestId = z.uuid()

export const centavos = z.bigint()

/**
 * One line of text: trimmed; control characters, NUL and marks that turn the writing direction are
 * refused.
 */
export const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(plainLine, forbiddenCharacters))

/** Several lines: as {@link line}, but line breaks and tabs may stand in it. */
export const paragraph = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(plainParagraph, forbiddenCharacters))

/** A line that must not be empty. */
export const filledLine = (max: number) => line(max).check(z.minLength(1))

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

export const nothing = z.strictObject({})

/**
 * Keyset paging: `before` is the id of the last row that the reader has; ids are UUIDv7, so they
 * sort by time.
 */
export const page = {
  before: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}
