/** Texts of the activity log about chats. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { ChatStatus } from './rules.ts'
import { chatWordsFil } from './words.fil.ts'
import { chatWords } from './words.ts'

const english = {
  supportChatIs: (status: ChatStatus) => `The support chat is ${chatWords.statuses[status]}.`,
  sentInDepositChat: (reference: string) => `Message sent in the deposit chat of ${reference}.`,
  sentInSupportChat: 'Message sent in a support chat.',
  askedForSecret: (reference: string | null) =>
    `A message in ${reference ? `the deposit chat of ${reference}` : 'a support chat'} seems to ` +
    'ask the user for a code or password.',
  replyCreated: (shortcut: string) => `Ready reply /${shortcut} created.`,
  replyEdited: (shortcut: string) => `Ready reply /${shortcut} edited.`,
  replyDeleted: (shortcut: string) => `Ready reply /${shortcut} deleted.`,
}

const filipino: typeof english = {
  supportChatIs: (status) => `Ang support chat ay ${chatWordsFil.statuses[status]}.`,
  sentInDepositChat: (reference) => `May ipinadalang mensahe sa deposit chat ng ${reference}.`,
  sentInSupportChat: 'May ipinadalang mensahe sa isang support chat.',
  askedForSecret: (reference) =>
    'Mukhang humihingi ng code o password sa user ang isang mensahe sa ' +
    `${reference ? `deposit chat ng ${reference}` : 'isang support chat'}.`,
  replyCreated: (shortcut) => `Ginawa ang handang sagot na /${shortcut}.`,
  replyEdited: (shortcut) => `Binago ang handang sagot na /${shortcut}.`,
  replyDeleted: (shortcut) => `Binura ang handang sagot na /${shortcut}.`,
}

export const chatRecordTexts = inBothLanguages(english, filipino)
