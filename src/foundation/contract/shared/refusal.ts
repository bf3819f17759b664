/**
 * A refusal is an expected "no", with a name from its module and words that a person can act on.
 * The server answers with the English words; a Filipino screen looks the name up in its own.
 */
export type Figures = Record<string, string>

export interface RefusalWords {
  title: string
  message: string | ((figures: Figures) => string)
}

/** The data of an answer that refuses. */
export interface RefusalData {
  name: string
  title: string
  message: string
  field?: string
  figures?: Figures
  requestId: string
}

export function refusalMessage(words: RefusalWords, figures: Figures = {}): string {
  return typeof words.message === 'function' ? words.message(figures) : words.message
}
