/**
 * Decides who may open which page, and where to redirect everyone else (specification, parts 1 and
 * 2, section 2). The server redirects before it sends a page. The browser calls the same function
 * when a link is followed, to save a round trip.
 */
import { homes as signedInHomes } from '#people/identity/shared/rules-after-login.ts'
import type { Role as SignedInRole } from '#people/identity/shared/rules.ts'
import { areaAt, findPage, trimSlashes, type Mode } from './find-page.ts'
import type { PublicPage } from './page.ts'
import { areas } from './pages.ts'

export type Role = 'visitor' | SignedInRole

export interface Viewer {
  role: Role
  mode: Mode
}

const homes: Record<Role, string> = { visitor: '/', ...signedInHomes }

/**
 * Returns the address to redirect this viewer to, or null when they may open the page or learn that
 * there is none. `search` is the query with its question mark, so that it survives a sign-in.
 */
export function guardPage(address: string, { role, mode }: Viewer, search = ''): string | null {
  const found = findPage(address, mode)
  if (found?.area === 'public') {
    const query = new URLSearchParams(search)
    const opensForAll =
      // '/?public' shows the landing page to signed-in people too.
      (found.address === '/' && query.has('public')) ||
      // The link of a mail counts, whoever is signed in here.
      (found.address === '/reset-password' && query.has('token'))
    return opensForAll || isOpenTo(role, found.page.access) ? null : homes[role]
  }
  const page = trimSlashes(address)
  const area = areaAt(page)
  if (area === 'public') return null
  if (role === 'visitor') {
    // Console pages keep the return address too: links in mails to staff outlive their sessions.
    const login = area === 'user' ? '/login' : '/admin/login'
    return `${login}?returnTo=${encodeURIComponent(page + search)}`
  }
  if (area === 'user' && role === 'admin') return homes[role]
  if (area === 'console' && role === 'user') return '/admin/login'
  return page === areas.console.base ? homes[role] : null
}

/** Whether a signed-in user asks for a page of the console: they are told why they are led away. */
export function isDenied(address: string, { role, mode }: Viewer): boolean {
  const isConsole = areaAt(trimSlashes(address)) === 'console'
  return role === 'user' && isConsole && findPage(address, mode)?.area !== 'public'
}

function isOpenTo(role: Role, access: PublicPage['access']): boolean {
  if (access === 'everybody') return true
  return access === 'visitors' ? role === 'visitor' : role !== 'admin'
}
