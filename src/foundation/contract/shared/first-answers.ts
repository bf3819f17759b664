/**
 * How a page carries the answers that it asks for at once: an element with JSON, written by the
 * server and read by the browser.
 */
export const firstAnswersId = 'first-answers'

/** One call, as the browser sends it, and the text of its answer. */
export interface FirstAnswer {
  path: string
  body: string
  answer: string
}
