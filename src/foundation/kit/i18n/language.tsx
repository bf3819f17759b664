/**
 * The language of the screens. Screens import the English words. The Filipino words come as a
 * catalogue, those of the console as another, loaded only when somebody chooses Filipino. Each
 * Filipino object replaces the English one that it is paired with.
 */
import { ifStored } from '../data/if-stored.ts'
import { createStore, useStore } from '../data/store.ts'

export type Language = 'en' | 'fil'
/** An English words object and its Filipino counterpart: `[taskWords, taskWordsFil]`. */
export type WordPair = readonly [english: object, filipino: object]

const storageKey = 'kaban-language'
const filipinoOf = new Map<object, object>()
const language = createStore<Language>('en')
type LoadPairs = () => Promise<readonly WordPair[]>
const catalogues = new Set<LoadPairs>()

/** The compiler checks the Filipino object where it is: `taskWordsFil: typeof taskWords`. */
export function registerWords(pairs: readonly WordPair[]): void {
  for (const [english, filipino] of pairs) filipinoOf.set(english, filipino)
}

/**
 * Registers a Filipino catalogue, and loads it at once if the person chose Filipino before. Main
 * awaits this before it renders, so that no English flashes.
 */
export async function offerFilipino(load: LoadPairs): Promise<void> {
  catalogues.add(load)
  if (remembered() === 'fil') await setLanguage('fil')
}

/** Sets the language of a page that the server rendered; its catalogue is registered already. */
export function setRenderedLanguage(rendered: Language): void {
  language.set(rendered)
}

/** Loads the catalogues first; if one cannot be reached, the language stays as it is. */
export async function setLanguage(wanted: Language): Promise<void> {
  if (wanted === 'fil')
    for (const pairs of await Promise.all([...catalogues].map((load) => load())))
      registerWords(pairs)
  document.documentElement.lang = wanted
  ifStored(() => {
    localStorage.setItem(storageKey, wanted)
    // The pages that the server renders read the cookie.
    document.cookie =
      `${storageKey}=${wanted}; path=/; max-age=31536000; ` +
      `samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  })
  language.set(wanted)
}

export function currentLanguage(): Language {
  return language.get()
}

export function useLanguage(): Language {
  return useStore(language)
}

/** The words in the chosen language; English where no Filipino object is registered. */
export function useWords<Words extends object>(english: Words): Words {
  return inLanguage(english, useLanguage())
}

/** Picks from a text stored in both languages; older texts exist in English only. */
export function pickLanguage(chosen: Language, english: string, filipino: string | null): string {
  return chosen === 'fil' ? (filipino ?? english) : english
}

/** For code outside of React; components use {@link useWords}. */
export function currentWords<Words extends object>(english: Words): Words {
  return inLanguage(english, language.get())
}

/** Empty while the language is English. */
export function activeWordPairs(): Iterable<WordPair> {
  return language.get() === 'fil' ? filipinoOf : []
}

function inLanguage<Words extends object>(english: Words, chosen: Language): Words {
  // The counterpart has the type of the English object (registerWords).
  return chosen === 'fil' ? ((filipinoOf.get(english) as Words | undefined) ?? english) : english
}

function remembered(): Language {
  return ifStored(() => localStorage.getItem(storageKey)) === 'fil' ? 'fil' : 'en'
}
