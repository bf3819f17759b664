/**
 * Invisible marks that turn the writing direction: phones add them when a number is copied, and nobody types them. The
 * server refuses them, because they can make one text look like another; what comes from our own fields has them taken away.
 */
const marks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

export function withoutDirectionMarks(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(marks, '') : text
}
