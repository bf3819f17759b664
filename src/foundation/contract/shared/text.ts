/**
 * Characters that no text may carry. Both sides know them from here: schemas refuse them, and what
 * comes from our own fields has the invisible marks taken away before it is sent.
 */

/**
 * Invisible marks, as the inside of a character class: they can make one text look like another.
 * Those that turn the writing direction, and those that stand between two letters and show nothing.
 * The joiners (U+200C, U+200D) stay: families and flags among the emoji are made with them.
 */
const invisibleMarks = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB`

/** Without control characters and invisible marks. */
export const plainLine = new RegExp(String.raw`^[^\p{Cc}${invisibleMarks}]*$`, 'u')

/** The same, but line breaks and tabs may stand in it. */
export const plainParagraph = new RegExp(
  String.raw`^(?:[\n\r\t]|[^\p{Cc}${invisibleMarks}])*$`,
  'u',
)

/** What a schema says of a text that is neither. */
export const forbiddenCharacters = 'Contains characters that are not allowed.'

const everyInvisibleMark = new RegExp(`[${invisibleMarks}]`, 'gu')

/** Phones add these marks when a number is copied; nobody types them. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(everyInvisibleMark, '')
}
