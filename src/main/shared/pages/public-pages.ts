import type { PublicPage } from './page.ts'

/** The pages outside the user area and the console. */
export const publicPages = {
  '/': { access: 'visitors' },
  '/terms': { access: 'everybody' },
  '/privacy': { access: 'everybody' },
  '/how-figures-are-made': { access: 'everybody' },
  '/verify': {
    access: 'everybody',
    screen: '#money/transactions/screens/receipt/verify-screen.tsx',
  },
  '/verify/$code': {
    access: 'everybody',
    screen: '#main/browser/public-pages/verify-result-page.tsx',
  },
  '/seals': { access: 'everybody', screen: '#money/seals/screens/seals-screen.tsx' },
  '/login': {
    access: 'visitors',
    screen: '#main/browser/auth-pages/login-page.tsx',
    document: '#main/browser/auth-pages/rendered-login-page.tsx',
    preload: ['social/providers'],
  },
  '/register': {
    access: 'visitors',
    screen: '#main/browser/auth-pages/register-page.tsx',
    document: '#main/browser/auth-pages/rendered-register-page.tsx',
    preload: ['social/providers'],
  },
  '/forgot-password': {
    access: 'visitors',
    screen: '#people/identity/screens/auth/forgot-password-screen.tsx',
    document: '#people/identity/screens/auth/forgot-password-screen.tsx',
    preload: ['social/providers'],
  },
  '/reset-password': {
    access: 'visitors',
    screen: '#main/browser/auth-pages/reset-password-page.tsx',
    document: '#people/identity/screens/auth/reset-password-screen.tsx',
    preload: ['social/providers'],
  },
  '/not-me': {
    access: 'everybody',
    screen: '#main/browser/auth-pages/not-me-page.tsx',
    document: '#main/browser/auth-pages/rendered-not-me-page.tsx',
    preload: ['social/providers'],
  },
  '/verify-email': {
    access: 'everybody',
    screen: '#people/identity/screens/auth/verify-email-screen.tsx',
  },
  '/admin-invitation': {
    access: 'everybody',
    screen: '#surfaces/users/screens/invitations/accept-screen.tsx',
  },
  '/kit': { access: 'everybody', sampleOnly: true },
  '/admin/login': {
    access: 'everybody-but-admins',
    screen: '#main/browser/auth-pages/company-access-page.tsx',
  },
} as const satisfies Record<`/${string}`, PublicPage>
