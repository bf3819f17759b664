/** Characters that no text may contain. Schemas refuse them; fields remove the invisible ones. */

/**
 * Invisible marks, for a character class. They make one text look like another: some turn the
 * writing direction, the others show nothing between two letters. The joiners (U+200C, U+200D) are
 * allowed, because emoji of families and flags need them.
 */
const invisibleMarks =
  String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E` +
  String.raw`\u2060-\u2069\uFEFF\uFFF9-\uFFFB`

/** Without control characters and invisible marks. */
export const plainLine = new RegExp(String.raw`^[^\p{Cc}${invisibleMarks}]*$`, 'u')

/** The same, with line breaks and tabs. */
export const plainParagraph = new RegExp(
  String.raw`^(?:[\n\r\t]|[^\p{Cc}${invisibleMarks}])*$`,
  'u',
)

/** The issue of a schema whose text matches neither. */
export const forbiddenCharacters = 'Contains characters that are not allowed.'

const everyInvisibleMark = new RegExp(`[${invisibleMarks}]`, 'gu')

/** Phones add such marks when a number is copied. */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(everyInvisibleMark, '')
}
