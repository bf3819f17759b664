/** Texts of the activity log about chats. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { ChatStatus } from './rules.ts'
import { chatWordsFil } from './words.fil.ts'
import { chatWords } from './words.ts'

const english = {
  supportChatIs: (chatId: string, status: ChatStatus) =>
    `Support chat ${chatId} is ${chatWords.statuses[status]}.`,
  sentInDepositChat: (reference: string) => `Message sent in the deposit chat of ${reference}.`,
  sentInSupportChat: (chatId: string) => `Message sent in support chat ${chatId}.`,
  askedForSecret: (chat: string) =>
    `A message sent in chat ${chat} seems to ask the user for a code or a password.`,
  replyCreated: (shortcut: string) => `Ready reply /${shortcut} created.`,
  replyEdited: (shortcut: string) => `Ready reply /${shortcut} edited.`,
  replyDeleted: (shortcut: string) => `Ready reply /${shortcut} deleted.`,
}

const filipino: typeof english = {
  supportChatIs: (chatId, status) =>
    `Ang usapan sa suporta na ${chatId} ay ${chatWordsFil.statuses[status]}.`,
  sentInDepositChat: (reference) =>
    `May ipinadalang mensahe sa usapan sa deposito na ${reference}.`,
  sentInSupportChat: (chatId) => `May ipinadalang mensahe sa usapan sa suporta na ${chatId}.`,
  askedForSecret: (chat) =>
    'Mukhang humihingi ng code o password sa user ang isang mensaheng ipinadala sa ' +
    `usapang ${chat}.`,
  replyCreated: (shortcut) => `Ginawa ang handang sagot na /${shortcut}.`,
  replyEdited: (shortcut) => `Binago ang handang sagot na /${shortcut}.`,
  replyDeleted: (shortcut) => `Binura ang handang sagot na /${shortcut}.`,
}

export const chatRecordTexts = inBothLanguages(english, filipino)
