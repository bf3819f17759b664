/** The language of the last ready reply that staff used on this device. */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const name = 'kaban-reply-language'

export type ReplyLanguage = 'en' | 'fil'

export function lastReplyLanguage(): ReplyLanguage {
  return ifStored(() => localStorage.getItem(name)) === 'fil' ? 'fil' : 'en'
}

export function storeReplyLanguage(language: ReplyLanguage): void {
  ifStored(() => localStorage.setItem(name, language))
}
