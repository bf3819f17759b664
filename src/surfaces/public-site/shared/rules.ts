/** The terms and the privacy notice, as blocks of plain text that can never contain HTML. */
import * as z from 'zod/mini'

export const documentNames = ['terms', 'privacy'] as const
export type DocumentName = (typeof documentNames)[number]

export const documentLanguages = ['en', 'fil'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** Far more than any readable contract. */
export const documentBytesMax = 200 * 1024

/** A replaced file is served after at most this time, in seconds. */
export const documentSeconds = 10

const piece = z.strictObject({
  text: z.string(),
  /** An http(s) address or a path of this site. */
  href: z.optional(z.string()),
  strong: z.optional(z.boolean()),
  emphasis: z.optional(z.boolean()),
})
export type Piece = z.infer<typeof piece>

const block = z.discriminatedUnion('kind', [
  /** `id` is derived from the text, for links on the page. `level` 1 is the title. */
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
  /** The language of the text, which is not always the requested one. */
  language: DocumentLanguage
  /** Whether it is Kaban's own text, which the company has not replaced yet. */
  builtIn: boolean
}
