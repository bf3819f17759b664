/**
 * The pages before sign-in that have their own document (decision 0023). The server renders them, a
 * small script hydrates them, and the application loads only when the visitor continues.
 */
import type { PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import type { Mode } from './find-page.ts'
import type { publicPages } from './public-pages.ts'

type PublicPages = typeof publicPages
export type AuthPage = {
  [Address in keyof PublicPages]: 'document' extends keyof PublicPages[Address] ? Address : never
}[keyof PublicPages]

/** The id of the element that holds the page's AuthPageState. */
export const renderedPageId = 'auth-page'

/** The state from which the page's script renders exactly what the server rendered. */
export interface AuthPageState {
  authPage: AuthPage
  language: 'en' | 'fil'
  theme: 'light' | 'dark' | 'system'
  mode: Mode
  /** Some of these pages open for people who are signed in, too. */
  signedIn: boolean
  siteName: string
  /** The files of the page after the sign-in. The browser fetches them once the visitor types. */
  next: string[]
}

export interface AuthPageRequest extends AuthPageState {
  search: string
  answers: readonly PreloadedAnswer[]
}

/** The module that the build makes from auth-rendered.tsx. */
export interface AuthPageRenderer {
  renderAuthPage(request: AuthPageRequest): {
    title: string
    page: string
    /** Shown when a visitor presses a button whose script failed (public/first-paint.js). */
    lost: string
    /** For browsers without scripts. */
    needsScripts: string
  }
}
