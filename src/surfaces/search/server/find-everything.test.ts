import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { manilaMonth, showMonth } from '#foundation/time/shared/months.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import type { FoundOfOwn } from '../shared/contract.ts'
import { excerptOf } from '../shared/holding.ts'
import { searchOwn } from './find-everything.ts'

const fixture = await openPlacementFixture()
const { asOwner } = fixture
const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
const search = (term: string, userId = maria) =>
  withContext(fixture, userContext(userId), (ctx) => searchOwn(ctx, { term }))
/** The kinds in which something was found. */
const kinds = async (term: string, userId = maria) =>
  Object.entries(await search(term, userId)).flatMap(([kind, found]) =>
    Array.isArray(found) && found.length > 0 ? [kind as keyof FoundOfOwn] : [],
  )

const withdrawal = await fixture.request(maria, { amountCentavos: 5_500_00n })
await fixture.letPayeeWaitPass(withdrawal.transactionId)
await fixture.move(withdrawal.transactionId, 'completed', { notes: 'Zorro looked odd' })
const { placementId } = await fixture.place(maria)
const chatId = uuidv7()
await withContext(fixture, userContext(maria), async (ctx) => {
  await openSupportChat(ctx, { chatId })
})
await withContext(fixture, userContext(maria), (ctx) =>
  sendMessage(ctx, {
    chatId,
    messageId: uuidv7(),
    content: 'Is 100% of my mango_money safe, José?',
  }),
)
await asOwner(
  `insert into tasks (id, user_id, title)
     values ($1, $2, 'Call Peñaflor'), ($3, $4, 'Call Xavier')`,
  [uuidv7(), maria, uuidv7(), jose],
)
await asOwner(
  `insert into notifications (id, user_id, type, message, message_fil) values
     ($1, $2, 'general_info', 'Your umbrella arrived.', 'Dumating ang payong mo.'),
     ($3, $4, 'general_info', 'Xavier arrived.', 'Dumating si Xavier.')`,
  [uuidv7(), maria, uuidv7(), jose],
)
await asOwner(
  `insert into announcements (id, user_id, title) values
     ($1, null, 'Typhoon hours'), ($2, $3, 'Typhoon for Xavier only')`,
  [uuidv7(), uuidv7(), jose],
)
await asOwner(
  `insert into staff_notes (id, subject_kind, subject_id, content)
     values ($1, 'user', $2, 'Zorro again')`,
  [uuidv7(), maria],
)

test('a transaction is found by what its user sees of it', async () => {
  const [found] = await asOwner<{ uid: string; reference: string }>(
    `select transaction_uid as uid, reference_number as reference from transactions where id = $1`,
    [withdrawal.transactionId],
  )
  if (!found) throw new Error('There is no such withdrawal')
  const { uid, reference } = found
  for (const term of [
    reference,
    reference.slice(-6).toLowerCase(),
    uid.slice(-8),
    '5500',
    '5,500.00',
    '₱5,500.00',
    '-5500',
    'gcash',
    'WITHDRAWAL',
    'completed',
    'Tapos na',
  ])
    expect(
      (await search(term)).transactions.map(({ transactionId }) => transactionId),
      term,
    ).toContain(withdrawal.transactionId)
})

test('each other kind is found, whatever the case and accents', async () => {
  expect((await search('MANGO')).chats).toMatchObject([
    { chatId, sessionType: 'support_chat', excerpt: 'Is 100% of my mango_money safe, José?' },
  ])
  expect(await kinds('jose')).toContain('chats')
  const month = manilaMonth(new Date())
  expect((await search(showMonth(month).toUpperCase())).statements).toEqual([{ month }])
  expect((await search(showMonth(month, 'fil'))).statements).toEqual([{ month }])
  expect(await kinds('umbrella')).toEqual(['notifications'])
  expect(await kinds('PAYONG')).toEqual(['notifications'])
  expect(await kinds('penaflor')).toEqual(['tasks'])
  expect((await search('gcash')).payees).toEqual([
    { bankName: 'GCash', name: 'Test User', lastDigits: '0000' },
  ])
  const { planName } = await fixture.one(maria, placementId).then(({ placement }) => placement)
  expect((await search(planName.en)).investments).toMatchObject([
    { placementId, planName, state: 'cooling', status: 'pending', lateSince: null },
  ])
  expect((await search('typhoon')).announcements.map(({ title }) => title)).toEqual([
    'Typhoon hours',
  ])
})

test("nobody finds another user's, and nobody the notes of the staff", async () => {
  for (const term of ['mango', '5500', 'umbrella', 'penaflor', withdrawal.referenceNumber])
    expect(await kinds(term, jose), term).toEqual([])
  for (const term of ['xavier', 'zorro', jose]) expect(await kinds(term), term).toEqual([])
  expect(await kinds('xavier', jose)).toEqual(['notifications', 'tasks', 'announcements'])
})

test('what looks like a pattern or like SQL is only text', async () => {
  expect(await kinds('100%')).toEqual(['chats'])
  expect(await kinds('o_m')).toEqual(['chats'])
  for (const term of ['%%', '__', '\\\\', `' or true --`, `'; drop table users`])
    expect(await kinds(term), term).toEqual([])
})

test('a long message is cut around the term', () => {
  const words = 'word '.repeat(60)
  expect(excerptOf('Short\nand seen', 'seen')).toBe('Short and seen')
  const cut = excerptOf(`${words}needle ${words}`, 'NEEDLE')
  expect(cut).toMatch(/^…word .*needle.*…$/)
  expect(cut.length).toBeLessThan(95)
})
