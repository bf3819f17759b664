/** The language of the last ready reply that staff used on this device. */
const name = 'kaban-reply-language'

export type ReplyLanguage = 'en' | 'fil'

export function lastReplyLanguage(): ReplyLanguage {
  try {
    return localStorage.getItem(name) === 'fil' ? 'fil' : 'en'
  } catch {
    return 'en'
  }
}

export function storeReplyLanguage(language: ReplyLanguage): void {
  try {
    localStorage.setItem(name, language)
  } catch {
    // The browser may forbid storage; English then comes first.
  }
}
