/**
 * A text in both languages. Texts that people read later are stored in both: the server does not
 * know their language, and they may change it. The screen chooses.
 */
export interface BilingualText {
  en: string
  fil: string
}

/** The words of one language as words of both: a function of figures returns both texts. */
export type BilingualWords<Words> = Words extends string
  ? BilingualText
  : Words extends (...given: infer Given) => infer Text
    ? (...given: Given) => BilingualWords<Text>
    : { [Name in keyof Words]: BilingualWords<Words[Name]> }

type Tree = string | ((...given: never[]) => Tree) | readonly Tree[] | { [name: string]: Tree }

/** The compiler demands a Filipino text for every English one, with the same figures. */
export function inBothLanguages<Words extends object>(
  english: Words,
  filipino: NoInfer<Words>,
): BilingualWords<Words> {
  return pairUp(english as Tree, filipino as Tree) as BilingualWords<Words>
}

function pairUp(english: Tree, filipino: Tree): unknown {
  if (typeof english === 'string') return { en: english, fil: filipino }
  if (typeof english === 'function')
    return (...given: never[]) => pairUp(english(...given), (filipino as typeof english)(...given))
  if (Array.isArray(english))
    return (english as readonly Tree[]).map((text, at) =>
      pairUp(text, (filipino as readonly Tree[])[at] ?? text),
    )
  return Object.fromEntries(
    Object.entries(english).map(([name, words]) => [
      name,
      pairUp(words, (filipino as { [name: string]: Tree })[name] ?? words),
    ]),
  )
}

/** A text as one language has it; a plain string is the same in both. */
export function textIn(language: keyof BilingualText, text: string | BilingualText): string {
  return typeof text === 'string' ? text : text[language]
}

/** A name in both languages, the English one where there is no Filipino one. */
export const inBothNames = ({ en, fil }: BilingualText): BilingualText => ({ en, fil: fil || en })

/** Such a name as one language has it. */
export const nameIn = (language: keyof BilingualText, name: BilingualText): string =>
  inBothNames(name)[language]

/** A text about something that has such a name. */
export function aboutNamed(
  name: BilingualText,
  say: (name: string) => BilingualText,
): BilingualText {
  const { en, fil } = inBothNames(name)
  return { en: say(en).en, fil: say(fil).fil }
}

/** Joins sentences with spaces, in each language. */
export function joinBilingual(...sentences: readonly BilingualText[]): BilingualText {
  return {
    en: sentences.map(({ en }) => en).join(' '),
    fil: sentences.map(({ fil }) => fil).join(' '),
  }
}
