/**
 * What is stored for a person to read later is written in both languages at once: the server does
 * not know which one they read, and they may change it. The screen chooses.
 */
export interface Both {
  en: string
  fil: string
}

/**
 * The words of one language turned into words of both: a sentence into a pair, a function into one
 * that answers a pair.
 */
export type InBoth<Words> = {
  [Name in keyof Words]: Words[Name] extends (...given: infer Given) => string
    ? (...given: Given) => Both
    : Words[Name] extends string
      ? Both
      : InBoth<Words[Name]>
}

type Tree = string | ((...given: never[]) => string) | { [name: string]: Tree }

/** The compiler demands the Filipino twin of every sentence, with the same figures in it. */
export function inBoth<Words extends object>(
  english: Words,
  filipino: NoInfer<Words>,
): InBoth<Words> {
  return pairUp(english as Tree, filipino as Tree) as InBoth<Words>
}

function pairUp(english: Tree, filipino: Tree): unknown {
  if (typeof english === 'string') return { en: english, fil: filipino }
  if (typeof english === 'function')
    return (...given: never[]) => ({
      en: english(...given),
      fil: (filipino as typeof english)(...given),
    })
  return Object.fromEntries(
    Object.entries(english).map(([name, words]) => [
      name,
      pairUp(words, (filipino as { [name: string]: Tree })[name] ?? words),
    ]),
  )
}

/** Several sentences one after the other. */
export function joinBoth(...sentences: readonly Both[]): Both {
  return {
    en: sentences.map(({ en }) => en).join(' '),
    fil: sentences.map(({ fil }) => fil).join(' '),
  }
}
