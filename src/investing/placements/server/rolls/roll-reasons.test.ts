/** A new term that could not begin says why: in the notification, the mail and on its page. */
import { afterEach, expect, test } from 'vitest'
import { lockMoney } from '#people/safeguards/server/actions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { openRollFixture, type Placed } from '#tests/fixtures/investing/roll-fixture.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'

const fixture = await openRollFixture()
const { activeOf, consent, matureNow, addSaver, placeInOffer, stateOf, asOwner } = fixture

afterEach(async () => {
  await fixture.expectSoundPlacements()
  await fixture.expectCapsKept()
})

/** In an offer of its own, with the consent to a new term in it. */
async function willRoll(terms: Parameters<typeof fixture.openOffer>[0] = {}) {
  const { planVersionId, planEntryId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId, ...terms })
  const placed = await activeOf(await addSaver(), { offerId })
  await consent(placed, { offerId })
  return { placed, offerId, planVersionId, planEntryId }
}

async function expectPaidBecause(placed: Placed, en: string, fil: string): Promise<void> {
  const { userId, placementId } = placed
  await matureNow(placed)
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
  expect(await fixture.available(userId)).toBe(10_120_00n)
  const said = {
    en:
      `Your principal wasn’t rolled over, because ${en}. We paid everything to your wallet ` +
      'instead. Questions? Contact our support.',
    fil:
      `Hindi inilagay ulit ang puhunan mo, dahil ${fil}. Ibinayad na lang ang lahat sa wallet ` +
      'mo. May tanong? Sumulat sa aming suporta.',
  }
  const [told] = await asOwner<{ en: string; fil: string }>(
    `select message as en, message_fil as fil from notifications where user_id = $1
     order by id desc limit 1`,
    [userId],
  )
  expect(told?.en).toContain(said.en)
  expect(told?.fil).toContain(said.fil)
  expect(await fixture.newestMail(userId)).toContain(said.en)
  const { placement, moves } = await fixture.one(userId, placementId)
  expect(placement.endReason).toEqual(said)
  expect(moves.at(-1)).toMatchObject({ newState: 'paid', reason: said })
}

test('the offer was closed by the company, or its last day has passed', async () => {
  const [closed, passed] = [await willRoll(), await willRoll()]
  await fixture.endOffer(closed.offerId)
  await asOwner('set session_replication_role = replica')
  await asOwner(`update offers set closes_at = now() - interval '1 minute' where id = $1`, [
    passed.offerId,
  ])
  await asOwner('set session_replication_role = origin')
  for (const { placed } of [closed, passed])
    await expectPaidBecause(
      placed,
      'the plan’s offer has closed since you agreed',
      'nagsara na ang alok ng plano mula nang pumayag ka',
    )
})

test('the permission for the offer has expired', async () => {
  const { placed, offerId } = await willRoll()
  await asOwner('set session_replication_role = replica')
  await asOwner(
    `update offers set expires_on = (now() at time zone 'Asia/Manila')::date - 1 where id = $1`,
    [offerId],
  )
  await asOwner('set session_replication_role = origin')
  await expectPaidBecause(
    placed,
    'the offer’s permission has expired since you agreed',
    'nag-expire na ang pahintulot ng alok mula nang pumayag ka',
  )
})

test('the plan was withdrawn, or has other terms now', async () => {
  const [withdrawn, changed] = [await willRoll(), await willRoll()]
  await fixture.withdrawPlan(withdrawn.planVersionId)
  await expectPaidBecause(
    withdrawn.placed,
    'the plan’s offer has closed since you agreed',
    'nagsara na ang alok ng plano mula nang pumayag ka',
  )
  await fixture.changePlan(changed.planEntryId, { termDays: 200, worstPayoutCentavos: 1n })
  await expectPaidBecause(
    changed.placed,
    'these terms have changed since you agreed: term, worst case',
    'ito ang nagbago mula nang pumayag ka sa mga kondisyon: termino, pinakamasamang mangyayari',
  )
})

test('the user has placed the most that one person may', async () => {
  const { placed, planVersionId } = await willRoll()
  const next = await fixture.openOffer({ planVersionId, perUserCapCentavos: 5_000_00n })
  await consent(placed, { offerId: next })
  const spare = await placeInOffer(placed.userId, { offerId: next, amountCentavos: 2_000_00n })
  await expectPaidWithout(placed, spare.principalCentavos)
})

/** Like `expectPaidBecause`, with the amount that went into the other offer taken off. */
async function expectPaidWithout(placed: Placed, spent: bigint): Promise<void> {
  await matureNow(placed)
  expect(await fixture.available(placed.userId)).toBe(10_120_00n - spent)
  expect(await fixture.newestNotification(placed.userId)).toContain(
    'because one person can place ₱5,000.00 under its permission, and you had ₱3,000.00 left. ' +
      'We paid everything to your wallet instead.',
  )
}

test('what the company may sell is sold, wholly or nearly', async () => {
  const [full, nearly] = [
    await willRoll({ perUserCapCentavos: 9_000_00n, totalCapCentavos: 9_000_00n }),
    await willRoll({ perUserCapCentavos: 9_000_00n, totalCapCentavos: 9_000_00n }),
  ]
  const amounts = [5_000_00n, 3_000_00n]
  for (const [at, { offerId }] of [full, nearly].entries())
    await placeInOffer(await addSaver(), { offerId, amountCentavos: amounts[at] ?? 0n })
  await expectPaidBecause(full.placed, 'the offer is full', 'puno na ang alok')
  await expectPaidBecause(
    nearly.placed,
    'the offer had only ₱2,000.00 left',
    '₱2,000.00 na lang ang kasya sa alok',
  )
})

test('the money is locked or paused, or the login is suspended', async () => {
  const [locked, paused, suspended] = [await willRoll(), await willRoll(), await willRoll()]
  await withContext(fixture, userContext(locked.placed.userId), lockMoney)
  await withContext(fixture, userContext(paused.placed.userId), (ctx) =>
    notifySecurityEvent(ctx, { userId: paused.placed.userId, event: 'password-changed' }),
  )
  await asOwner(`update users set status = 'suspended' where id = $1`, [suspended.placed.userId])
  await expectPaidBecause(locked.placed, 'your money is locked', 'naka-lock ang pera mo')
  await expectPaidBecause(
    paused.placed,
    'your money is paused after a change to your account',
    'nakahinto ang pera mo matapos may magbago sa account mo',
  )
  await expectPaidBecause(suspended.placed, 'your login is suspended', 'suspendido ang login mo')
})
