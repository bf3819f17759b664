import { describe, expect, test } from 'vitest'
import { guardPage, type Role } from './page-guard.ts'

const guard = (path: string, role: Role, search?: string) =>
  guardPage(path, { role, mode: 'sample' }, search)

describe('who may open which page', () => {
  test.each([
    ['/', null, '/dashboard', '/admin/dashboard'],
    ['/login', null, '/dashboard', '/admin/dashboard'],
    ['/register', null, '/dashboard', '/admin/dashboard'],
    ['/forgot-password', null, '/dashboard', '/admin/dashboard'],
    ['/reset-password', null, '/dashboard', '/admin/dashboard'],
    ['/terms', null, null, null],
    ['/how-figures-are-made', null, null, null],
    [
      '/admin/preview/0190',
      '/admin/login?returnTo=%2Fadmin%2Fpreview%2F0190',
      '/admin/login',
      null,
    ],
    ['/privacy', null, null, null],
    ['/not-me', null, null, null],
    ['/verify-email', null, null, null],
    ['/admin/login', null, null, '/admin/dashboard'],
    ['/dashboard', '/login?returnTo=%2Fdashboard', null, '/admin/dashboard'],
    ['/dashboard/', '/login?returnTo=%2Fdashboard', null, '/admin/dashboard'],
    [
      '/dashboard/chat/0190',
      '/login?returnTo=%2Fdashboard%2Fchat%2F0190',
      null,
      '/admin/dashboard',
    ],
    ['/dashboard/nothing', '/login?returnTo=%2Fdashboard%2Fnothing', null, '/admin/dashboard'],
    ['/admin', '/admin/login?returnTo=%2Fadmin', '/admin/login', '/admin/dashboard'],
    ['/admin/withdrawals', '/admin/login?returnTo=%2Fadmin%2Fwithdrawals', '/admin/login', null],
    ['/admin/nothing', '/admin/login?returnTo=%2Fadmin%2Fnothing', '/admin/login', null],
    // Everybody learns that there is no such page.
    ['/dashboardish', null, null, null],
    ['/no/such/page', null, null, null],
  ])('%s: visitor %s, user %s, admin %s', (path, visitor, user, admin) => {
    expect(guard(path, 'visitor')).toBe(visitor)
    expect(guard(path, 'user')).toBe(user)
    expect(guard(path, 'admin')).toBe(admin)
  })

  test('everyone can open the landing with ?public', () => {
    for (const role of ['visitor', 'user', 'admin'] as const)
      expect(guard('/', role, '?public')).toBeNull()
    expect(guard('/login', 'user', '?public')).toBe('/dashboard')
  })

  test('the link of a mail opens the reset page, whoever is signed in', () => {
    for (const role of ['visitor', 'user', 'admin'] as const)
      expect(guard('/reset-password', role, '?token=x')).toBeNull()
    expect(guard('/forgot-password', 'user', '?token=x')).toBe('/dashboard')
  })

  test('a sign-in returns to the requested list with its filters', () => {
    expect(guard('/dashboard/transactions', 'visitor', '?search=a%26b&type=deposit')).toBe(
      `/login?returnTo=${encodeURIComponent('/dashboard/transactions?search=a%26b&type=deposit')}`,
    )
    expect(guard('/admin/content', 'visitor', '?kind=faq')).toBe(
      `/admin/login?returnTo=${encodeURIComponent('/admin/content?kind=faq')}`,
    )
  })
})
