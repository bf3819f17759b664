/**
 * Where in a long list somebody stands, newest first: below one row (`before`) or above one
 * (`after`), each named by its id. Nothing is counted and nothing is skipped, so the last page of a
 * million rows costs what the first one does; a place stays valid while rows arrive.
 */
import * as z from 'zod/mini'
import { uuid } from './fields.ts'

/** In the input of a procedure. */
export const listPlaceInput = {
  before: z.optional(uuid),
  after: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}

/** In the address of a page: what is no id is no place. */
export const listPlaceSearch = {
  before: z.catch(z.optional(uuid), undefined),
  after: z.catch(z.optional(uuid), undefined),
}

/**
 * In the answer: the `before` of the next older page, the `after` of the next newer one; null where
 * there is none.
 */
export const listCursors = { older: z.nullable(uuid), newer: z.nullable(uuid) }

export interface ListPlace {
  before?: string | undefined
  after?: string | undefined
}

/** Another filter or search begins at the newest row: a place in one list is none in another. */
export function fromNewest<Search extends ListPlace>(search: Search): Search {
  return { ...search, before: undefined, after: undefined }
}
