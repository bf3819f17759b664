/** The rows of modules by which the staff work together. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { madeByBrowser, type Row } from './access-row.ts'

const claimKey = 'claims an item of work: it reveals nothing of the item'
const ownViews = 'only the caller has views: those of others are not found'

export const teamworkProcedures: Record<string, AllowedCaller | Row> = {
  'notes.about': {
    who: 'admin',
    noObject: 'only staff read notes, and they may about anything',
    input: ({ chatId }) => ({ subject: { kind: 'chat', id: chatId } }),
  },
  'notes.add': {
    who: 'admin',
    noObject: `${madeByBrowser}; only staff write notes, and they may about anything`,
    input: ({ chatId }) => ({
      noteId: uuidv7(),
      subject: { kind: 'chat', id: chatId },
      content: 'Asked twice for the slip.',
    }),
  },
  'views.mine': { who: 'admin', noObject: ownViews, input: () => ({ list: 'withdrawals' }) },
  'views.save': {
    who: 'admin',
    noObject: `${madeByBrowser}; ${ownViews}`,
    input: () => ({ viewId: uuidv7(), list: 'withdrawals', name: 'Large', search: {} }),
  },
  'views.remove': {
    who: 'admin',
    noObject: ownViews,
    input: () => ({ viewId: uuidv7() }),
  },
  'claims.all': 'admin',
  'claims.take': {
    who: 'admin',
    noObject: claimKey,
    input: () => ({ kind: 'withdrawal', id: uuidv7() }),
  },
  'claims.giveBack': {
    who: 'admin',
    noObject: claimKey,
    input: () => ({ kind: 'withdrawal', id: uuidv7() }),
  },
}
