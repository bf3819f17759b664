/**
 * The pages before a sign-in that have a document of their own (decision 0023). The server renders
 * them, a small script hydrates them, and the application is loaded only when somebody goes on.
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

/** The page's script needs this in order to render the same as the server did. */
export interface AuthPageState {
  authPage: AuthPage
  language: 'en' | 'fil'
  theme: 'light' | 'dark' | 'system'
  mode: Mode
  siteName: string
  /** The files of the page that follows a sign-in; fetched once somebody begins to type. */
  next: string[]
}

export interface AuthPageRequest extends AuthPageState {
  search: string
  answers: readonly PreloadedAnswer[]
}

/** The module that the build makes of auth-rendered.tsx. */
export interface AuthPageRenderer {
  renderAuthPage(request: AuthPageRequest): {
    title: string
    page: string
    /** Shown when somebody presses a button whose script failed (public/first-paint.js). */
    lost: string
    /** For browsers without scripts. */
    needsScripts: string
  }
}
