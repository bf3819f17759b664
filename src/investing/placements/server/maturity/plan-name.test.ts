import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import { openRollFixture } from '#tests/fixtures/investing/roll-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { exitEarly } from '../exits/exit-early.ts'
import { quoteExit } from '../exits/quote-exit.ts'

const fixture = await openRollFixture()
const { activeOf, consent, addSaver, asOwner } = fixture

const plan = await fixture.publishPlan({ name: { en: 'Harvest plan', fil: 'Planong Ani' } })
const offerId = await fixture.openOffer({
  planVersionId: plan.planVersionId,
  earlyExitBasisPoints: 100,
})
const answers = { 'worst-case': 'less', 'not-owed': 'if-earned', 'way-out': 'fee' } as const

async function expectBothNames(userId: string, count: number): Promise<void> {
  const notified = await asOwner<{ en: string; fil: string }>(
    `select message as en, message_fil as fil from notifications where user_id = $1`,
    [userId],
  )
  const noted = await asOwner<{ en: string; fil: string }>(
    `select reason ->> 'en' as en, reason ->> 'fil' as fil from placement_moves
     where user_id = $1 and reason ->> 'en' <> ''`,
    [userId],
  )
  const about = [...notified, ...noted].filter(({ en }) => en.includes('Harvest plan'))
  expect(about).toHaveLength(count)
  for (const { fil } of about) {
    expect(fil).toContain('Planong Ani')
    expect(fil).not.toContain('Harvest plan')
  }
}

test('who reads Filipino reads the Filipino name of the plan, from placing to payout', async () => {
  const placed = await activeOf(await addSaver(), { offerId, answers, days: 6 })
  await fixture.mature()
  await consent(placed, { offerId })
  await fixture.matureNow(placed)
  // Placed, begun, reminded, matured; and asked to roll over.
  await expectBothNames(placed.userId, 5)
})

test('and when it was left early', async () => {
  const { userId, placementId } = await activeOf(await addSaver(), { offerId, answers, days: 30 })
  const quoteId = uuidv7()
  await withContext(fixture, userContext(userId), async (ctx) => {
    await quoteExit(ctx, { placementId, quoteId })
    await exitEarly(ctx, { placementId, moveId: uuidv7(), quoteId })
  })
  await expectBothNames(userId, 3)
})

test('a mail in Filipino has it in its subject and its facts', async () => {
  const userId = await addSaver()
  await asOwner(`update users set language = 'fil' where id = $1`, [userId])
  await activeOf(userId, { offerId, answers })
  const mails = await asOwner<{ said: string }>(
    `select subject || content::text as said from mail_outbox where user_id = $1
       and kind = 'investment_update'`,
    [userId],
  )
  expect(mails).toHaveLength(2)
  for (const { said } of mails) {
    expect(said.split('Planong Ani').length).toBeGreaterThan(2)
    expect(said).not.toContain('Harvest plan')
  }
})

test('without a Filipino name the English one is used in both', () => {
  const say = (name: string) => ({ en: `of ${name}`, fil: `ng ${name}` })
  expect(aboutNamed({ en: 'Harvest', fil: '' }, say)).toEqual({
    en: 'of Harvest',
    fil: 'ng Harvest',
  })
})
