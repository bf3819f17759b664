/** Search parameters of the page. Apart from the other schemas, because every page loads them. */
import * as z from 'zod/mini'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

export const poolsSearch = z.object({ ...listPlaceSearch })
