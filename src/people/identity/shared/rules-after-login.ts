import type { Role } from './rules.ts'

/** The first page after a sign-in. */
export const homes = { user: '/dashboard', admin: '/admin/dashboard' } as const satisfies Record<
  Role,
  string
>

/**
 * Returns the wanted address when it is on this site and in the person's own area, else their home.
 * Browsers read '/\host' and '//host' as another site and drop tabs and line breaks inside an
 * address, so addresses with any of these are not used.
 */
export function addressAfterLogin(wanted: string | undefined, role: Role): string {
  const home = homes[role]
  if (!wanted || wanted.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return home
  const base = 'https://kaban.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  if (!url || url.origin !== base) return home
  const area = role === 'admin' ? '/admin' : '/dashboard'
  const inside = url.pathname === area || url.pathname.startsWith(`${area}/`)
  return inside && url.pathname !== '/admin/login' ? url.pathname + url.search + url.hash : home
}
