/**
 * The server draws the first screen of the user's home page, so that it appears before any script
 * has run. The application replaces it (decision 0047).
 */
import type { PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'

/** The id of the element that holds the drawing. `public/first-paint.js` has the same. */
export const drawnHomeId = 'drawn'

export interface DrawnHome {
  language: 'en' | 'fil'
  /** Those of every call that the page makes first. */
  answers: readonly PreloadedAnswer[]
}

/** The module that the build makes from home-rendered.tsx. */
export interface HomeRenderer {
  /** Returns the markup, or undefined when somebody must choose a new password first. */
  renderHome(home: DrawnHome): Promise<string | undefined>
}
