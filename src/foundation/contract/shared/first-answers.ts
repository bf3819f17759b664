/**
 * How a page carries the answers that it asks for at once: an element with JSON, written by the
 * server and read by the browser.
 */
export const preloadId = 'first-answers'

/** One call, as the browser sends it, and the text of its answer. */
export interface PreloadedAnswer {
  path: string
  body: string
  answer: string
}
