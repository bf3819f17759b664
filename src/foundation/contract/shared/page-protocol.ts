/** The names that the server and a page share, beside the procedures. */

/**
 * The header of a request that a page sends by itself while nobody uses it. It is answered like any
 * other, without extending the session.
 */
export const unattendedHeader = 'x-unattended'

/** The id of the element in which the server preloads answers as JSON. */
export const preloadId = 'first-answers'

/** One call as the browser would send it, and the text of its answer. */
export interface PreloadedAnswer {
  path: string
  body: string
  answer: string
}
