import * as z from 'zod/mini'
import { reads } from '../contract/procedure.ts'
import { block, documentLanguages, documentNames } from './rules.ts'

const documentView = z.strictObject({
  blocks: z.array(block),
  /** The language that it is in, which is not always the one that was asked for. */
  language: z.enum(documentLanguages),
  /** The text that comes with the software: nobody at the company has taken it as their own yet. */
  builtIn: z.boolean(),
})
export type DocumentView = z.infer<typeof documentView>

export const siteContract = {
  document: reads('anyone')
    .input(z.strictObject({ name: z.enum(documentNames), language: z.enum(documentLanguages) }))
    .output(documentView),
}
