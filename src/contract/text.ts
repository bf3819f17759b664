/**
 * Characters that no text may carry. Both sides know them from here: schemas refuse them, and what comes from our own
 * fields has the direction marks taken away before it is sent.
 */

/** Invisible marks that turn the writing direction, as the inside of a character class: they can make one text look like another. */
const directionMarks = String.raw`\u200E\u200F\u202A-\u202E\u2066-\u2069`

/** Without control characters and direction marks. */
export const plainLine = new RegExp(String.raw`^[^\p{Cc}${directionMarks}]*$`, 'u')

/** The same, but line breaks and tabs may stand in it. */
export const plainParagraph = new RegExp(String.raw`^(?:[\n\r\t]|[^\p{Cc}${directionMarks}])*$`, 'u')

/** What a schema says of a text that is neither. */
export const forbiddenCharacters = 'Contains characters that are not allowed.'

const everyDirectionMark = new RegExp(`[${directionMarks}]`, 'gu')

/** Phones add these marks when a number is copied; nobody types them. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(everyDirectionMark, '')
}
