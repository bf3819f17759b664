import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { pageSearch } from '../page-search.ts'

type ListAddress = Exclude<Extract<keyof typeof pageSearch, `/admin/${string}`>, '/admin/login'>
type SearchOf<Address extends ListAddress> = z.output<(typeof pageSearch)[Address]>

/**
 * Reads and changes the state of a console list in its address. Opening an entry adds a history
 * step, so that Back closes it. Filters, and moving from one open entry to the next, replace the
 * step.
 */
export function useListSearch<Address extends ListAddress>(from: Address) {
  const search = useSearch({ from: from as ListAddress }) as SearchOf<Address>
  const navigate = useNavigate({ from: from as '/admin/users' })
  const onSearch = (next: SearchOf<Address>) => {
    const replace = openEntry(next) === undefined || openEntry(search) !== undefined
    void navigate({ search: next as object, replace })
  }
  return { search, onSearch }
}

function openEntry(search: object): unknown {
  return 'open' in search ? search.open : undefined
}
