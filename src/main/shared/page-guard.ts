/**
 * Who may open which page, and where everybody else is sent (specification, parts 1 and 2, section
 * 2). The server redirects by it before a page is sent; the browser asks the same table when a link
 * is followed.
 */
import { homes as signedInHomes } from '#people/identity/shared/rules-after-login.ts'
import type { Role as SignedInRole } from '#people/identity/shared/rules.ts'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { authPages } from './auth-pages.ts'
import { pageAt } from './page-address.ts'

export type Role = 'visitor' | SignedInRole

const homes: Record<Role, string> = { visitor: '/', ...signedInHomes }

/** Signed-in people are sent home from here. */
const publicPages: readonly string[] = ['/', ...authPages]
/** Anyone may stay here, signed in or not. */
const openPages = [
  '/terms',
  '/privacy',
  '/how-figures-are-made',
  '/verify-email',
  '/verify',
  '/verify/:id',
]

const userPages = [
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/transactions',
  '/dashboard/transactions/receipt/:id',
  '/dashboard/transactions/statements',
  '/dashboard/profile',
  '/dashboard/bank-details',
  '/dashboard/history',
  '/dashboard/withdraw',
  '/dashboard/deposit',
  '/dashboard/chat',
  '/dashboard/chat/new-support',
  '/dashboard/chat/:id',
  '/dashboard/notifications',
  '/dashboard/tasks',
  '/dashboard/testimonial',
  '/dashboard/settings',
]

const adminPages = [
  '/admin/dashboard',
  '/admin/workbench',
  '/admin/approvals',
  '/admin/users',
  '/admin/users/:id',
  '/admin/transactions',
  '/admin/withdrawals',
  '/admin/investments',
  '/admin/deposit-chat',
  '/admin/deposit-chat/:id',
  '/admin/announcements',
  '/admin/market-data',
  '/admin/content',
  '/admin/plans',
  '/admin/settings',
  '/admin/testimonials',
  '/admin/audit',
  '/admin/outbox',
  '/admin/books',
  '/admin/security',
  '/admin/preview/:id',
]

const patterns = new Map(
  [...openPages, ...userPages, ...adminPages].map((page) => [
    page,
    new RegExp(`^${page.replaceAll(':id', '[^/]+')}$`),
  ]),
)

/** Drawn by the server: the browser's own router has no such page, and leaves for it. */
export function isServerRendered(path: string): boolean {
  return renderedPages.some((page) => page === path) || path.startsWith('/admin/preview/')
}

function homeOf(role: Role): string {
  return homes[role]
}

/**
 * Where a person with this role is sent who asks for this path; null when the page is theirs.
 * `search` is the rest of the address, with its question mark: who signs in first comes back to the
 * list as it was searched.
 */
export function guardPage(path: string, role: Role, search = ''): string | null {
  const page = pageAt(path)
  if (isOneOf(openPages, page)) return null
  // The landing is for whoever asks for it by its name, signed in or not.
  if (page === '/' && new URLSearchParams(search).has('public')) return null
  if (publicPages.includes(page)) return role === 'visitor' ? null : homeOf(role)
  if (page === '/admin/login') return role === 'admin' ? homeOf(role) : null
  if (page === '/dashboard' || page.startsWith('/dashboard/'))
    return guardUserArea(page, role, search)
  if (page === '/admin' || page.startsWith('/admin/')) return guardAdminArea(page, role, search)
  return homeOf(role)
}

function guardUserArea(page: string, role: Role, search: string): string | null {
  if (role === 'visitor') return `/login?returnTo=${encodeURIComponent(page + search)}`
  if (role === 'admin') return homeOf(role)
  return isOneOf(userPages, page) ? null : homeOf(role)
}

function guardAdminArea(page: string, role: Role, search: string): string | null {
  // A link in a mail to the staff holds longer than their sessions.
  if (role === 'visitor') return `/admin/login?returnTo=${encodeURIComponent(page + search)}`
  if (role !== 'admin') return '/admin/login'
  return isOneOf(adminPages, page) ? null : homeOf(role)
}

function isOneOf(pages: string[], path: string): boolean {
  return pages.some((page) => patterns.get(page)?.test(path))
}
