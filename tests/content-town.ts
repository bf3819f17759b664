/** Two of the staff, and entries as they would write them. */
import { v7 as uuidv7 } from 'uuid'
import { saveContent } from '../src/content/save-content.ts'
import { approveContent, submitContent } from '../src/content/decide-content.ts'
import type { ContentEntry } from '../src/content/contract.ts'
import type { ContentSave, ContentSaid } from '../src/content/rules-edit.ts'
import type { Caller } from '../src/platform/act.ts'
import { adminAct, addUser, inAct } from './acts.ts'
import type { TestDatabase } from './database.ts'

export const question = (
  en = 'Who looks at my deposit?',
  more: Partial<{ fil: string; answer: string; position: number }> = {},
): ContentSaid => ({
  kind: 'faq',
  body: {
    question: { en, fil: more.fil ?? '' },
    answer: { en: more.answer ?? 'One of our staff, with the bank app beside it.', fil: '' },
    position: more.position ?? 0,
  },
})

export const newContent = (said: ContentSaid, more: Partial<ContentSave> = {}): ContentSave => ({
  versionId: uuidv7(),
  entryId: uuidv7(),
  said,
  source: '',
  sourceDate: '',
  versionSeen: null,
  ...more,
})

export async function twoOfTheStaff(town: TestDatabase) {
  const named = async (name: string) => {
    const userId = await addUser(town, 'admin')
    await town.asOwner('update users set full_name = $2 where id = $1', [userId, name])
    return { userId, caller: adminAct(userId) }
  }
  return { ana: await named('Ana Reyes'), ben: await named('Ben Ramos') }
}

/** Written by one, agreed to by another. */
export async function publishContent(
  town: TestDatabase,
  author: Caller,
  approver: Caller,
  save: ContentSave,
): Promise<ContentEntry> {
  await inAct(town, author, (act) => saveContent(act, save))
  await inAct(town, author, (act) => submitContent(act, save))
  return await inAct(town, approver, (act) => approveContent(act, save))
}
