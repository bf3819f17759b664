import type { ConsolePage, PublicPage, UserPage } from './page.ts'
import { areas } from './pages.ts'

export type AreaName = keyof typeof areas
export type Mode = 'sample' | 'live'

/** `address` is as in the manifest, with the names of parameters: '/dashboard/chat/$chatId'. */
export type FoundPage =
  | { area: 'public'; address: string; page: PublicPage }
  | { area: 'user'; address: string; page: UserPage }
  | { area: 'console'; address: string; page: ConsolePage }

export const everyPage: readonly FoundPage[] = [
  ...listed<'public', PublicPage>('public', areas.public.pages),
  ...listed<'user', UserPage>('user', areas.user.pages),
  ...listed<'console', ConsolePage>('console', areas.console.pages),
]

function listed<Area, Page>(area: Area, pages: Readonly<Record<string, Page>>) {
  return Object.entries(pages).map(([address, page]) => ({ area, address, page }))
}

const byAddress = new Map(everyPage.map((found) => [found.address, found]))
const withParameters = everyPage
  .filter(({ address }) => address.includes('$'))
  .map((found) => ({ found, pattern: patternOf(found.address, '[^/]+') }))

/** Returns the page at this address (without a query), or undefined if this mode has none. */
export function findPage(address: string, mode: Mode): FoundPage | undefined {
  const trimmed = trimSlashes(address)
  // An exact match wins: '/dashboard/chat/new-support' is not a chat.
  const found =
    byAddress.get(trimmed) ?? withParameters.find(({ pattern }) => pattern.test(trimmed))?.found
  return found?.page.sampleOnly && mode === 'live' ? undefined : found
}

/** `parameter` is the pattern source that one parameter must match. */
export function patternOf(address: string, parameter: string): RegExp {
  return new RegExp(`^${address.replaceAll(/\$\w+/g, parameter)}$`)
}

/** Returns the area of an address, whether or not the page exists. */
export function areaAt(address: string): AreaName {
  const isIn = (area: AreaName) => `${address}/`.startsWith(`${areas[area].base}/`)
  return isIn('user') ? 'user' : isIn('console') ? 'console' : 'public'
}

/**
 * Removes trailing slashes: '/login' and '/login/' are the same page. A regular expression would
 * take quadratic time on an address with thousands of slashes in the middle.
 */
export function trimSlashes(address: string): string {
  if (address.length < 2) return address
  let end = address.length
  while (end > 0 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}
