/** T41: a mailbox is flooded by something that its owner, or a thief, does again and again. */
import { expect, test } from 'vitest'
import { lockMoney, unlockMoney } from '#people/safeguards/server/actions.ts'
import { testDatabase } from '../fixtures/database/database.ts'
import { addUser, userContext, withContext } from '../fixtures/people/contexts.ts'

const fixture = await testDatabase({ connections: 4 })
const mailsOf = (userId: string) =>
  fixture.asOwner<{ subject: string; repeats: number; minutes: number; text: string }>(
    `select subject, repeats, content->>'paragraphs' as text,
       round(extract(epoch from next_attempt_at - created_at) / 60)::int as minutes
     from mail_outbox where user_id = $1 order by id`,
    [userId],
  )
const toggle = (userId: string) =>
  withContext(fixture, userContext(userId), lockMoney).then(() =>
    withContext(fixture, userContext(userId), unlockMoney),
  )

test('T41 twelve turns of the lock on money send four mails, which tell of all', async () => {
  const userId = await addUser(fixture)
  for (let turn = 0; turn < 12; turn += 1) await toggle(userId)
  const mails = await mailsOf(userId)
  expect(mails.map(({ repeats, minutes }) => [repeats, minutes])).toEqual([
    [0, 0],
    [0, 0],
    [11, 10],
    [11, 10],
  ])
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2)
  expect(mails[2]!.text).toContain('Since our last mail about this it happened 11 times.')
})

test('T41 after ten minutes, or once a folded mail is on its way, a new one goes', async () => {
  const [early, sent] = [await addUser(fixture), await addUser(fixture)]
  await toggle(early)
  await fixture.asOwner(
    `update mail_outbox set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [early],
  )
  await toggle(early)
  expect((await mailsOf(early)).map(({ repeats }) => repeats)).toEqual([0, 0, 0, 0])
  for (let turn = 0; turn < 3; turn += 1) await toggle(sent)
  await fixture.asOwner(`update mail_outbox set attempts = 1 where user_id = $1`, [sent])
  await toggle(sent)
  expect((await mailsOf(sent)).map(({ repeats }) => repeats)).toEqual([0, 0, 2, 2, 1, 1])
})
