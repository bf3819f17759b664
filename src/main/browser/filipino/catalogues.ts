/**
 * The Filipino words of the user area come in two parts, so that the home page waits for its own
 * only. They are loaded for readers who choose Filipino.
 */
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'

const homeWords = async () => (await import('./home.ts')).homeWordPairs
const otherWords = async () => (await import('./app.ts')).appWordPairs

/** Rejects when they cannot be fetched. The page is then in English, never empty. */
export const offerHomeWords = () => offerFilipino(homeWords)

/** Loads a screen together with the words of all screens but the home page. */
export function withWords<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [screen] = await Promise.all([load(), offerOtherWords()])
    return screen
  }
}

export const offerOtherWords = () => offerFilipino(otherWords).catch(() => {})
