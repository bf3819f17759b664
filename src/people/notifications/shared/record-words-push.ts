/** Records about push messages, and the messages themselves, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  on: (device: string) =>
    device === ''
      ? 'Push notifications turned on for a device.'
      : `Push notifications turned on for ${device}.`,
  off: (device: string) =>
    device === ''
      ? 'Push notifications turned off for a device.'
      : `Push notifications turned off for ${device}.`,
  /** The whole message, unless the owner of the device allowed details. */
  news: (siteName: string) => `You have news in ${siteName}`,
  newChatMessage: 'You have a new chat message.',
}

const filipino: typeof english = {
  on: (device) =>
    device === ''
      ? 'In-on ang mga push notification para sa isang device.'
      : `In-on ang mga push notification para sa ${device}.`,
  off: (device) =>
    device === ''
      ? 'In-off ang mga push notification para sa isang device.'
      : `In-off ang mga push notification para sa ${device}.`,
  news: (siteName) => `May balita ka sa ${siteName}`,
  newChatMessage: 'May bagong mensahe sa chat mo.',
}

export const pushRecordTexts = inBothLanguages(english, filipino)
