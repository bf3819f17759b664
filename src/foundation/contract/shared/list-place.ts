/**
 * A position in a long list, newest first: below the row `before` or above the row `after`, each by
 * its id. No rows are counted or skipped, so the last page of a million rows costs what the first
 * one does, and a position stays valid while rows arrive.
 */
import * as z from 'zod/mini'
import { uuid } from './fields.ts'

/** For the input of a procedure. */
export const listPlaceInput = {
  before: z.optional(uuid),
  after: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}

/** For the address of a page: anything but an id is ignored. */
export const listPlaceSearch = {
  before: z.catch(z.optional(uuid), undefined),
  after: z.catch(z.optional(uuid), undefined),
}

/** For the answer: `before` of the next older page and `after` of the next newer one, if any. */
export const listCursors = { older: z.nullable(uuid), newer: z.nullable(uuid) }

export interface ListPlace {
  before?: string | undefined
  after?: string | undefined
}

/** A changed filter or search starts at the newest row: the position belongs to the old list. */
export function fromNewest<Search extends ListPlace>(search: Search): Search {
  return { ...search, before: undefined, after: undefined }
}
