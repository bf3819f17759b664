import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ViewedList } from '../shared/rules.ts'
import { views } from './calls.ts'

/** Search parameters of a list's page. */
export type ViewSearch = Readonly<Record<string, string | undefined>>

export interface View {
  name: string
  search: ViewSearch
  /** Of a view that the person saved. */
  viewId?: string
}

/** The views of a list: the ready ones, then the person's own. */
export function useViews(list: ViewedList, ready: readonly View[]): readonly View[] {
  const saved = useQuery(views.mine.queryOptions({ input: { list }, staleTime: 60_000 }))
  return useMemo(() => [...ready, ...(saved.data ?? [])], [ready, saved.data])
}

/** The same, with a name for each of the searches that the module's rules give. */
export function useNamedViews<Name extends string>(
  list: ViewedList,
  searches: Readonly<Record<Name, ViewSearch>>,
  names: Readonly<Record<Name, string>>,
): readonly View[] {
  const ready = useMemo(
    () =>
      (Object.keys(searches) as Name[]).map((name) => ({
        name: names[name],
        search: searches[name],
      })),
    [searches, names],
  )
  return useViews(list, ready)
}

/** Where somebody is in a list is no part of a view. */
const places = ['open', 'before', 'after']

/** The filters and the order of an address. */
export function viewOf(search: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && !places.includes(entry[0]),
    ),
  )
}

export function isSameView(one: object, other: object): boolean {
  const write = (search: object) =>
    JSON.stringify(Object.entries(viewOf(search)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return write(one) === write(other)
}
