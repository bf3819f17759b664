/**
 * The initials for a person without a picture: the first letters of the first and last word of the
 * full name; the first two letters of a name of one word; else the first letter of the email; else
 * "U".
 */
export function initials(fullName?: string | null, email?: string | null): string {
  // NFC, because a letter and its accent may be two code points.
  const names = (fullName ?? '').normalize('NFC').trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [names[0], names.at(-1)]
  if (names.length > 1) return (letter(first) + letter(last)).toLocaleUpperCase('en-PH')
  if (first) return Array.from(first).slice(0, 2).join('').toLocaleUpperCase('en-PH')
  return letter(email?.trim() ?? '').toLocaleUpperCase('en-PH') || 'U'
}

/** A letter may be two code units. */
function letter(word: string): string {
  return Array.from(word)[0] ?? ''
}
