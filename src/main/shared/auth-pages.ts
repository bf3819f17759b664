/**
 * The doors: pages for who is not signed in, which stand in a document of their own (decision
 * 0023). The server draws them, a small script takes them over, and whoever goes on from there
 * loads the application.
 */
import type { PreloadedAnswer } from '#foundation/contract/shared/first-answers.ts'
import { pageAt } from './page-address.ts'
import { parseSearch } from './search-params.ts'

export const authPages = ['/login', '/register', '/forgot-password', '/reset-password'] as const
export type AuthPage = (typeof authPages)[number]

/** The element that says how the page was drawn. */
export const renderedPageId = 'auth-page'

/** What the script of a door has to know to draw the same. */
export interface AuthPageState {
  authPage: AuthPage
  language: 'en' | 'fil'
  theme: 'light' | 'dark' | 'system'
  mode: 'sample' | 'live'
  siteName: string
  /** The files of the page behind this door, for who begins to type. */
  next: string[]
}

export interface AuthPageRequest extends AuthPageState {
  search: string
  answers: readonly PreloadedAnswer[]
}

/** What the build makes of doors-drawn.tsx. */
export interface AuthPageRenderer {
  renderAuthPage(asked: AuthPageRequest): {
    title: string
    page: string
    /** Hidden: for who presses something whose script does not come (public/first-paint.js). */
    lost: string
    /** For who has no scripts at all. */
    needsScripts: string
  }
}

/**
 * The door at this address; none where its second step stands, which is the application's: a code,
 * or the way back from a provider.
 */
export function authPageAt(address: string, search: string): AuthPage | undefined {
  const page = pageAt(address)
  const authPage = authPages.find((one) => one === page)
  const { step, with: provider } = parseSearch(search)
  if (authPage === '/login' && step === 'code') return undefined
  if (authPage === '/register' && provider) return undefined
  return authPage
}
