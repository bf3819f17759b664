/**
 * The ways in which a person reads a text that was written around a list: "GU4RANTEED", "g u a r a
 * n t e e d", "guar-anteed", "ＳＵＲＥ ＷＩＮ", letters of other alphabets that look the same. Every sign
 * of a reading knows where it stood in the text.
 */
export interface Reading {
  text: string
  /** Where each sign of `text` begins and ends in the original. */
  from: number[]
  to: number[]
  original: string
  isSquashed: boolean
}

/** The text as it stands first, then what else can be read in it. */
export function readings(text: string): Reading[] {
  const plain = plainReading(text)
  const bases = [plain, withDigitsAsLetters(plain, 'i'), withDigitsAsLetters(plain, 'l')]
  const all = bases.flatMap((base) => [base, withoutInnerSigns(base), withoutSpelling(base)])
  return firstOfEach(all.map(withoutDoubles))
}

/** Nothing but the letters. */
export function squashed(text: string): Reading[] {
  const plain = plainReading(text)
  const bases = [plain, withDigitsAsLetters(plain, 'i')]
  return firstOfEach(
    bases.map((base) => ({
      ...withoutDoubles(keep(base, (sign) => /[a-z]/.test(sign))),
      isSquashed: true,
    })),
  )
}

/** A phrase of the lists as a pattern over such a reading. */
export function patternOf(phrase: string): string {
  return phrase
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll('*', '[a-z]*')
    .replaceAll('~?', '(?:[a-z0-9]+[^a-z0-9.,!?;:]{1,3}){0,2}')
    .replaceAll('~', '(?:[a-z0-9]+[^a-z0-9.,!?;:]{1,3}){1,2}')
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(' ', String.raw`[\s_/"“”*·|-]{0,4}`)
    .replaceAll(/\{0,4\}\?/g, '{0,4}')
}

function plainReading(text: string): Reading {
  const reading: Reading = { text: '', from: [], to: [], original: text, isSquashed: false }
  let at = 0
  for (const character of text) {
    const end = at + character.length
    for (const sign of character.normalize('NFKD').toLowerCase())
      add(reading, lookalikes.get(sign) ?? sign, at, end)
    at = end
  }
  return reading
}

function add(reading: Reading, sign: string, from: number, to: number): void {
  // Accents, joiners and apostrophes are read over.
  if (/[\p{M}\p{Cf}'’ʼ`]/u.test(sign)) return
  for (const one of /\s/.test(sign) ? ' ' : sign.length > 1 ? '?' : sign) {
    reading.text += one
    reading.from.push(from)
    reading.to.push(to)
  }
}

/** Only in a word that has letters too: 100 stays a hundred. */
function withDigitsAsLetters(reading: Reading, one: 'i' | 'l'): Reading {
  const text = reading.text.replaceAll(/[a-z0-9@$€!|]+/g, (token) =>
    /[a-z]/.test(token)
      ? token.replaceAll(/[0134578@$€|]|!(?=[a-z])/g, (sign) =>
          sign === '1' || sign === '|' ? one : (digitLetters[sign] ?? sign),
        )
      : token,
  )
  return { ...reading, text }
}

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
}

/** 'guar-anteed', 'sure.win': signs between two letters, with no space beside them. */
function withoutInnerSigns(reading: Reading): Reading {
  return keep(
    reading,
    (sign, at) =>
      !(
        /[-._*·|/~^+]/.test(sign) &&
        /[a-z]/.test(reading.text[at - 1] ?? '') &&
        /[a-z._*-]/.test(reading.text[at + 1] ?? '')
      ),
  )
}

/** 'g u a r a n t e e d': at least four single letters in a row are one word. */
function withoutSpelling(reading: Reading): Reading {
  const inside = new Set<number>()
  for (const run of reading.text.matchAll(
    /(?<![a-z0-9])[a-z](?:[^a-z0-9]{1,3}[a-z](?![a-z0-9])){3,}/g,
  ))
    for (let at = run.index; at < run.index + run[0].length; at++) inside.add(at)
  return keep(reading, (sign, at) => !inside.has(at) || /[a-z]/.test(sign))
}

/** 'suuuure', 'guaranteeed': a letter that is doubled counts as one, here and in the lists. */
function withoutDoubles(reading: Reading): Reading {
  const shorter = keep(
    reading,
    (sign, at) => !(/[a-z]/.test(sign) && reading.text[at - 1] === sign),
  )
  // The end of a run is the end of its last letter.
  let last = reading.text.length - 1
  for (let at = shorter.text.length - 1; at >= 0; at--) {
    const begin = shorter.from[at] ?? 0
    while (last > 0 && (reading.from[last] ?? 0) > begin && reading.text[last] !== shorter.text[at])
      last--
    if (reading.text[last] === shorter.text[at]) shorter.to[at] = reading.to[last] ?? 0
    while (last > 0 && (reading.from[last] ?? 0) >= begin) last--
  }
  return shorter
}

function keep(reading: Reading, isKept: (sign: string, at: number) => boolean): Reading {
  const kept = [...reading.text].flatMap((sign, at) => (isKept(sign, at) ? [at] : []))
  return {
    ...reading,
    text: kept.map((at) => reading.text[at]).join(''),
    from: kept.map((at) => reading.from[at] ?? 0),
    to: kept.map((at) => reading.to[at] ?? 0),
  }
}

function firstOfEach(all: Reading[]): Reading[] {
  return all.filter((reading, at) => all.findIndex(({ text }) => text === reading.text) === at)
}

/**
 * Cyrillic and Greek letters that nobody tells from Latin ones, and capitals as small as small
 * letters, which Unicode counts among the signs of sounds.
 */
const lookalikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ї: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    г: 'r',
    п: 'n',
    ո: 'n',
    ս: 'u',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ɡ: 'g',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
  }),
)
