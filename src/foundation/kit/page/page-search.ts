import { useNavigate, useSearch, type RegisteredRouter } from '@tanstack/react-router'

type Routes = RegisteredRouter['routesById']
type ConsoleAddress = Exclude<Extract<keyof Routes, `/admin/${string}`>, '/admin/login'>
type SearchOf<Address extends ConsoleAddress> = Routes[Address]['types']['fullSearchSchema']

/**
 * Reads and changes the state of a console page in its address (src/main/browser/page-search.ts).
 * Opening an entry adds a history step, so that Back closes it. Filters, and moving from one open
 * entry to the next, replace the step.
 */
export function usePageSearch<Address extends ConsoleAddress>(from: Address) {
  const current = useSearch({ from: from as '/admin/users' })
  const search = current as SearchOf<Address>
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
