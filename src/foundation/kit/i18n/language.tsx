/**
 * Which language the screens speak. The English words are imported by each screen; the Filipino
 * ones arrive as a catalogue, and those of the console as another, loaded only when somebody
 * chooses Filipino. Each stands in for the English object it was paired with.
 */
import { createStore, useStore } from '../data/store.ts'

export type Language = 'en' | 'fil'
/** An English words object and its Filipino twin: `[words, wordsFil]`. */
export type WordPair = readonly [english: object, filipino: object]

const storageKey = 'kaban-language'
const twins = new Map<object, object>()
const language = createStore<Language>('en')
type LoadPairs = () => Promise<readonly WordPair[]>
const catalogues = new Set<LoadPairs>()

/**
 * Makes a pair of `[words, wordsFil]` known. The compiler checks the twin where it is written:
 * `const wordsFil: typeof words`.
 */
export function registerWords(pairs: readonly WordPair[]): void {
  for (const [english, filipino] of pairs) twins.set(english, filipino)
}

/**
 * Tells where a Filipino catalogue is, and loads it at once for a person who chose Filipino before.
 * Main calls this and waits for it before it draws what speaks by it, so that no English flashes.
 */
export async function offerFilipino(load: LoadPairs): Promise<void> {
  catalogues.add(load)
  if (remembered() === 'fil') await setLanguage('fil')
}

/**
 * A page that the server drew speaks its language before anything was chosen here; the catalogue is
 * known already.
 */
export function speak(drawn: Language): void {
  language.set(drawn)
}

/** The catalogues are loaded first; when one cannot be reached the language stays as it is. */
export async function setLanguage(wanted: Language): Promise<void> {
  if (wanted === 'fil')
    for (const pairs of await Promise.all([...catalogues].map((load) => load())))
      registerWords(pairs)
  document.documentElement.lang = wanted
  try {
    localStorage.setItem(storageKey, wanted)
    // The pages that the server draws know the choice by it.
    document.cookie = `${storageKey}=${wanted}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
  }
  language.set(wanted)
}

export function currentLanguage(): Language {
  return language.get()
}

export function useLanguage(): Language {
  return useStore(language)
}

/** The words in the chosen language; English where no twin is registered. */
export function useWords<Words extends object>(english: Words): Words {
  return inLanguage(english, useLanguage())
}

/**
 * What is stored in both languages. What was written before both were kept has no twin, and stands
 * in English.
 */
export function inChosen(chosen: Language, english: string, filipino: string | null): string {
  return chosen === 'fil' ? (filipino ?? english) : english
}

/** For code that stands outside of React; a component uses {@link useWords}. */
export function currentWords<Words extends object>(english: Words): Words {
  return inLanguage(english, language.get())
}

/** The pairs in force: none while the language is English. */
export function chosenTwins(): Iterable<WordPair> {
  return language.get() === 'fil' ? twins : []
}

function inLanguage<Words extends object>(english: Words, chosen: Language): Words {
  // The twin has the type of the English object: see registerWords.
  return chosen === 'fil' ? ((twins.get(english) as Words | undefined) ?? english) : english
}

function remembered(): Language {
  try {
    return localStorage.getItem(storageKey) === 'fil' ? 'fil' : 'en'
  } catch {
    return 'en'
  }
}
