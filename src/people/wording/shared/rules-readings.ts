/**
 * The readings of a text that tries to evade the word lists: "GU4RANTEED", "guar-anteed", spelled
 * letters, lookalikes from other alphabets. A reading has the length of its text: `dropped`
 * replaces signs that a reader skips, such as the second of two equal letters.
 */
const dropped = '\0'

export function readings(text: string): string[] {
  const plain = text.replaceAll(/./gsu, (sign) => plainSign(sign).padEnd(sign.length, dropped))
  const read = [plain, withDigitsAs('i', plain), withDigitsAs('l', plain)].flatMap((base) => [
    base,
    base.replaceAll(/(?<=[a-z]\0*)[-._*·|/~^+](?=\0*[a-z._*-])/g, dropped),
    base.replaceAll(/(?<![a-z0-9])[a-z]([^a-z0-9]{1,3}[a-z](?![a-z0-9])){3,}/g, (spelled) =>
      spelled.replaceAll(/[^a-z]/g, dropped),
    ),
  ])
  return [...new Set(read.map((one) => one.replaceAll(/(?<=([a-z])\0*)\1/g, dropped)))]
}

/** Every match of `pattern` in a reading without its dropped signs, with its place in the text. */
export function matchesIn(reading: string, pattern: RegExp) {
  const found = [...reading.replaceAll(dropped, '').matchAll(pattern)]
  // Most texts match nothing, and finding every place takes longer than the match.
  if (found.length === 0) return []
  const signs = [...reading.matchAll(/[^\0]/g)]
  return found.map(({ 0: { length }, index, input }) => ({
    from: signs[index]?.index ?? 0,
    to: signs[index + length]?.index ?? reading.length,
    before: input.slice(Math.max(0, index - 120), index),
  }))
}

function plainSign(sign: string): string {
  const [plain = ''] = sign.normalize('NFKD').toLowerCase()
  if (/[\p{M}\p{Cf}'’ʼ`]/u.test(plain)) return dropped
  return lookalikes.get(plain) ?? (/\s/.test(plain) ? ' ' : plain.length > 1 ? '?' : plain)
}

/** Only in words with letters: 100 stays a number. */
const withDigitsAs = (one: string, signs: string): string =>
  signs.replaceAll(/[a-z0-9@$€!|]+/g, (word) =>
    /[a-z]/.test(word)
      ? word.replaceAll(/[0134578@$€|]|!(?=[a-z])/g, (sign) => digitLetters.get(sign) ?? one)
      : word,
  )

const pairs = (all: string) => new Map(all.match(/../g)?.map((pair) => [pair[0], pair.charAt(1)]))
const digitLetters = pairs('0o3e4a5s7t8b@a$s€e!i')
const lookalikes = pairs(
  'аaвbеeкkмmнhоoрpсcтtуyхxіiїiѕsјjԁdԛqԝwгrпn' +
    'ոnսuαaβbεeηnιiκkνvοoρpτtυuχxɡgıiłløođd' +
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
)
