/** Records about push messages, and the messages themselves, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  on: (device: string) =>
    device === ''
      ? 'Push notifications switched on for a device.'
      : `Push notifications switched on for ${device}.`,
  off: (device: string) =>
    device === ''
      ? 'Push notifications switched off for a device.'
      : `Push notifications switched off for ${device}.`,
  /** The whole message, unless the owner of the device allowed details. */
  news: (siteName: string) => `You have news in ${siteName}`,
  newChatMessage: 'There is a new message in your chat.',
}

const filipino: typeof english = {
  on: (device) =>
    device === ''
      ? 'Binuksan ang mga push notification para sa isang device.'
      : `Binuksan ang mga push notification para sa ${device}.`,
  off: (device) =>
    device === ''
      ? 'Isinara ang mga push notification para sa isang device.'
      : `Isinara ang mga push notification para sa ${device}.`,
  news: (siteName) => `May balita ka sa ${siteName}`,
  newChatMessage: 'May bagong mensahe sa chat mo.',
}

export const pushRecordTexts = inBothLanguages(english, filipino)
