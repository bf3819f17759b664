/**
 * The documents that an operator answers for: the terms and the privacy notice, as blocks of plain
 * text. Nothing in them is ever HTML, whoever wrote the file.
 */
import * as z from 'zod/mini'

export const documentNames = ['terms', 'privacy'] as const
export type DocumentName = (typeof documentNames)[number]

export const documentLanguages = ['en', 'fil'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** Longer than any contract that a person reads. */
export const documentBytesMax = 200 * 1024

/** A replaced file is seen after this time at the latest. */
export const documentSeconds = 10

const piece = z.strictObject({
  text: z.string(),
  /** Http(s), or a path of this site. */
  href: z.optional(z.string()),
  strong: z.optional(z.boolean()),
  emphasis: z.optional(z.boolean()),
})
export type Piece = z.infer<typeof piece>

export const block = z.discriminatedUnion('kind', [
  /** `id` is made of the text, for links on the page; `level` 1 is the title. */
  z.strictObject({
    kind: z.literal('heading'),
    level: z.int(),
    id: z.string(),
    pieces: z.array(piece),
  }),
  z.strictObject({ kind: z.literal('paragraph'), pieces: z.array(piece) }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(piece)) }),
])
export type Block = z.infer<typeof block>

export interface DocumentView {
  blocks: Block[]
  /** The language that it is in, which is not always the one that was asked for. */
  language: DocumentLanguage
  /** The text that comes with the software: nobody at the company has taken it as their own yet. */
  builtIn: boolean
}
