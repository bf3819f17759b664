import { v4 as uuidv4, v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { everyProcedure, fieldsOf, type Schema } from './contract-walk.ts'

/** The ids of new rows: by their names, the procedures that take one from the browser. */
const newIds: Record<string, string> = {
  adjustmentId: 'adjustments.adjust',
  announcementId: 'announcements.create',
  approvalId: 'offers.askAgain placements.impair',
  chatId: 'chats.openSupport deposits.startChat',
  companyAccountId: 'deposits.addCompanyAccount',
  declarationId: 'pools.declare',
  entryId: 'content.save',
  exportId: 'oversight.prepareExport',
  invitationId: 'invitations.invite',
  liftId: 'withdrawals.liftPayeeWait',
  messageId: 'chats.send',
  moveId:
    'console.editTransaction deposits.cancel deposits.move investments.edit placements.cancel ' +
    'placements.consentToRoll placements.exit placements.keepPayout withdrawals.cancel ' +
    'withdrawals.checkMany withdrawals.move withdrawals.moveMany',
  noteId: 'notes.add',
  notificationId: 'users.notify',
  offerId: 'offers.enter',
  quoteId: 'placements.exitQuote',
  replyId: 'chats.keepReply',
  requestId: 'deposits.request investments.record placements.subscribe withdrawals.request',
  taskId: 'tasks.add',
  taxClassId: 'offers.enterTaxClass',
  testimonialId: 'testimonials.write',
  userId: 'users.create',
  versionId: 'content.save',
  viewId: 'views.save',
}
/** Under these names nothing else is ever asked for. */
const alwaysNew = ['requestId', 'moveId', 'liftId', 'messageId', 'declarationId']

function rowsOf(schema: Schema): [key: string, field: Schema][] {
  const fields = fieldsOf(schema)
  const inLists = fields.flatMap(([, { _zod }]) => (_zod.def.element ? [_zod.def.element] : []))
  return [...fields, ...inLists.flatMap(rowsOf)]
}

const keys = everyProcedure.flatMap(({ name, input }) =>
  rowsOf(input).map(([key, field]) => ({ name, key, field })),
)
const accepts = (field: Schema, ids: readonly string[]) =>
  ids.map((id) => field.safeParse(id).success)
const random = [uuidv7(), uuidv4()]
const derived = [uuidv5('due', uuidv7())]

test('T56 no request takes a key that follows from the id of something else', () => {
  const found: Record<string, string> = {}
  for (const { name, key, field } of keys.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const isNew = accepts(field, random).every(Boolean) && !accepts(field, derived)[0]
    if (alwaysNew.includes(key)) expect(isNew, `${name}: ${key}`).toBe(true)
    if (isNew && !found[key]?.split(' ').includes(name))
      found[key] = found[key] === undefined ? name : `${found[key]} ${name}`
  }
  expect(found).toEqual(newIds)
})
