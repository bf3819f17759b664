/**
 * Somebody who guesses at one person tries this first: their name, email or phone number, or our
 * name, with a year or a few characters added. `own` lists the first three.
 */
export function isLittleMoreThan(password: string, own: readonly string[]): boolean {
  const bare = lettersAndDigits(password)
  const rest = [...own, serviceName]
    .flatMap(partsOf)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ''), bare)
  return rest.length < bare.length && (rest.length <= restMax || /^\d{0,8}$/.test(rest))
}

const serviceName = 'Kaban'
/** A name with this few characters added is guessed at once, and so is a name with a date. */
const restMax = 3

/**
 * The whole text and each of its words; of an email also the part before the @, of a phone number
 * the digits that every notation shares.
 */
function partsOf(text: string): string[] {
  const [local = ''] = text.split('@')
  const whole = lettersAndDigits(local)
  if (/^\d{10,}$/.test(whole)) return [whole.slice(-10)]
  return [
    lettersAndDigits(text),
    whole,
    ...local.split(/[^\p{L}\p{N}]+/u).map(lettersAndDigits),
  ].filter((part) => part.length >= 3)
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
