import { afterEach, expect, test } from 'vitest'
import type { AdminInvestmentView } from '#money/investments/shared/contract.ts'
import { openPlacementFixture, rightAnswers } from '#tests/fixtures/investing/placement-fixture.ts'
import { userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'

const fixture = await openPlacementFixture()
const { addSaver, place, send, subscription, available, asOwner } = fixture

afterEach(() => fixture.expectSoundPlacements())

test('takes the amount to the till of its user and freezes the terms with their hash', async () => {
  const maria = await addSaver()
  const input = await subscription(maria)
  const made = await send(maria, input)
  expect(made).toMatchObject({
    placementId: input.requestId,
    state: 'cooling',
    status: 'pending',
    principalCentavos: 4_000_00n,
    // ₱5,000.00 is projected to return ₱5,150.00.
    projectedGainCentavos: 120_00n,
    taxRateBasisPoints: null,
    projectedReturnCentavos: 4_120_00n,
    mayCancel: true,
    mayExit: false,
    lateSince: null,
    returnedCentavos: null,
  })
  expect(await available(maria)).toBe(6_000_00n)
  expect(await fixture.investmentsTill(maria)).toBe(4_000_00n)
  const { terms, termsSha256, moves, receipts } = await fixture.one(maria, made.placementId)
  expect(termsSha256).toBe(input.termsSha256)
  expect(terms).toEqual((await fixture.read(maria)).terms)
  expect(moves).toMatchObject([{ previousState: null, newState: 'cooling', changedBy: 'user' }])
  expect(receipts).toMatchObject([
    { transactionId: input.requestId, kind: 'placed', amountCentavos: -4_000_00n },
  ])
  const [signed] = await asOwner<{ sha256: string; version: string }>(
    `select particulars->>'terms_sha256' as sha256, particulars->>'plan_version' as version
     from receipt_facts where transaction_id = $1`,
    [input.requestId],
  )
  expect(signed).toEqual({ sha256: input.termsSha256, version: fixture.planVersionId })
})

test('the days are counted by the database: two banking days, then the term', async () => {
  const user = await addSaver()
  const { dates } = await fixture.read(user)
  const { coolingUntil, startsOn, dueOn, placementId } = await place(user)
  const [days] = await asOwner<{ until: Date; starts: string; due: string }>(
    `select banking_day_after(created_at, 2) as until,
       to_char(banking_day_after(created_at, 2) at time zone 'Asia/Manila', 'YYYY-MM-DD') as starts,
       to_char((banking_day_after(created_at, 2) at time zone 'Asia/Manila')::date + 180,
         'YYYY-MM-DD') as due
     from placements where id = $1`,
    [placementId],
  )
  expect({ until: coolingUntil, starts: startsOn, due: dueOn }).toEqual(days)
  // Its user read them before, beside the amount.
  expect(dates).toEqual({ coolingUntil, startsOn, dueOn })
})

test('the quote says the same figures before, with its worst case and its tax', async () => {
  const taxClassId = await fixture.addTaxClass()
  const { planVersionId } = await fixture.publishPlan()
  const taxed = await fixture.openOffer({ planVersionId, taxClassId, earlyExitBasisPoints: 150 })
  const user = await addSaver(60_000_00n)
  const quote = await fixture.quote(user, 51_000_00n, taxed)
  expect(quote).toMatchObject({
    termsSha256: (await fixture.read(user, taxed)).termsSha256,
    projectedGainCentavos: 1_530_00n,
    taxRateBasisPoints: 2_000,
    projectedTaxCentavos: 306_00n,
    projectedReturnCentavos: 52_224_00n,
    earlyExit: { feeCentavos: 765_00n, returnedCentavos: 50_235_00n },
    availableCentavos: 60_000_00n,
    needsProof: true,
  })
  expect(quote.worstReturnCentavos).toBeLessThan(51_000_00n)
  const made = await place(user, {
    offerId: taxed,
    amountCentavos: 51_000_00n,
    answers: { ...rightAnswers, 'way-out': 'fee' },
  })
  const { coolingUntil, startsOn, dueOn, projectedTaxCentavos } = quote
  expect(made).toMatchObject({ coolingUntil, startsOn, dueOn, projectedTaxCentavos })
  expect((await fixture.quote(user, 1_000_00n, taxed)).needsProof).toBe(false)
})

test('the same request again answers alike; other content under its id is refused', async () => {
  const maria = await addSaver()
  const input = await subscription(maria)
  const made = await send(maria, input)
  expect(await send(maria, input)).toEqual(made)
  expect(await outcome(send(maria, { ...input, amountCentavos: 5_000_00n }))).toBe('key-reused')
  const jose = await addSaver()
  expect(await outcome(send(jose, input))).toBe('key-reused')
  expect([await available(maria), await available(jose)]).toEqual([6_000_00n, 10_000_00n])
  await fixture.cancel(maria, made.placementId)
  expect((await send(maria, input)).state).toBe('cancelled')
})

test('refuses what is off the step, too little, too much, or not there', async () => {
  const maria = await addSaver(200_000_00n)
  const tries = async (amountCentavos: bigint) => {
    const input = await subscription(maria, { amountCentavos })
    const quoted = await outcome(fixture.quote(maria, amountCentavos))
    expect(await outcome(send(maria, input))).toBe(quoted)
    return quoted
  }
  expect(await tries(1_500_00n)).toBe('off-step')
  expect(await tries(1_000_01n)).toBe('off-step')
  expect(await tries(999_99n)).toBe('below-minimum')
  expect(await tries(101_000_00n)).toBe('above-user-cap')
  expect(await tries(999_999_999_99n)).toBe('above-user-cap')
  const poor = await addSaver(3_999_99n)
  expect(await outcome(place(poor))).toBe('insufficient-balance')
  expect(await available(maria)).toBe(200_000_00n)
})

test('wrong answers are refused on the server', async () => {
  const maria = await addSaver()
  const refused = await refusalOf(
    place(maria, { answers: { ...rightAnswers, 'worst-case': 'more', 'way-out': 'fee' } }),
  )
  expect(refused).toMatchObject({
    refusalName: 'answer-wrong',
    figures: { questions: 'worst-case,way-out' },
  })
  expect(await available(maria)).toBe(10_000_00n)
})

test('requires a proof for a large amount, and refuses for other reasons before', async () => {
  const maria = await addSaver(90_000_00n)
  const unproven = { ...userContext(maria), proven: false } as ReturnType<typeof userContext>
  const large = await subscription(maria, { amountCentavos: 51_000_00n })
  expect(await outcome(send(maria, large, unproven))).toBe('proof-needed')
  const tooMuch = await subscription(maria, { amountCentavos: 100_000_00n })
  expect(await outcome(send(maria, tooMuch, unproven))).toBe('insufficient-balance')
  expect(await available(maria)).toBe(90_000_00n)
  expect(await outcome(send(maria, large))).toBe('done')
  const small = await subscription(maria, { amountCentavos: 1_000_00n })
  expect(await outcome(send(maria, small, unproven))).toBe('done')
})

test('a user who is suspended, paused or locked reads which it is, and whom to ask', async () => {
  const maria = await addSaver()
  const input = await subscription(maria)
  const blocked = async (change: string, undo: string) => {
    await asOwner(change, [maria])
    const { refusalName, message } = await refusalOf(send(maria, input))
    await asOwner(undo, [maria])
    expect(message).toMatch(/nothing was placed\. Your money stays in your wallet\. .*our support/i)
    return [refusalName, message]
  }
  expect(
    await blocked(
      `update users set status = 'suspended' where id = $1`,
      `update users set status = 'active' where id = $1`,
    ),
  ).toEqual(['user-not-active', expect.stringContaining('Your login is suspended')])
  expect(
    await blocked(
      `insert into safeguards (user_id, locked_at) values ($1, now())`,
      `update safeguards set locked_at = null where user_id = $1`,
    ),
  ).toEqual(['money-locked', expect.stringContaining('Your money is locked')])
  expect(
    await blocked(
      `update safeguards set paused_until = now() + interval '1 day',
         pause_reason = 'password-changed' where user_id = $1`,
      `update safeguards set paused_until = null, pause_reason = null where user_id = $1`,
    ),
  ).toEqual(['money-paused', expect.stringContaining('your money is paused')])
  expect(await available(maria)).toBe(10_000_00n)
  expect(await outcome(send(maria, input))).toBe('done')
})

/** A plan of its own with an open offer, and what the user would send after reading it. */
async function readyToSend(userId: string) {
  const { planEntryId, planVersionId } = await fixture.publishPlan()
  const ownOffer = await fixture.openOffer({ planVersionId })
  const input = await subscription(userId, { offerId: ownOffer })
  const shown = async () =>
    (await fixture.offersFor(userId)).find(({ planId }) => planId === planEntryId)
  return { planEntryId, ownOffer, input, shown }
}

test('an offer that was closed or has expired takes no new money', async () => {
  const maria = await addSaver()
  const { ownOffer, input, shown } = await readyToSend(maria)
  await asOwner('set session_replication_role = replica')
  await asOwner(`update offers set expires_on = current_date - 2 where id = $1`, [ownOffer])
  expect(await outcome(send(maria, input))).toBe('offer-expired')
  expect(await shown()).toMatchObject({ closed: 'expired' })
  await asOwner(`update offers set expires_on = '2999-12-31' where id = $1`, [ownOffer])
  await asOwner('set session_replication_role = origin')
  await fixture.endOffer(ownOffer)
  expect(await outcome(send(maria, input))).toBe('offer-closed')
  expect(await outcome(fixture.quote(maria, 4_000_00n, ownOffer))).toBe('offer-closed')
  expect(await shown()).toMatchObject({ closed: 'closed' })
  expect(await available(maria)).toBe(10_000_00n)
})

test('a plan that changed while somebody read it: 409 with what changed', async () => {
  const maria = await addSaver()
  const { planEntryId, input, shown } = await readyToSend(maria)
  await fixture.changePlan(planEntryId, { termDays: 200, worstPayoutCentavos: 1n })
  const refused = await refusalOf(send(maria, input))
  expect(refused).toMatchObject({
    refusalName: 'terms-changed',
    status: 409,
    figures: { changed: 'term,worst-case' },
  })
  expect(refused.message).toContain('this changed: term, worst case.')
  expect(await shown()).toMatchObject({ closed: 'plan-replaced', plan: { termDays: 200 } })
  expect(await available(maria)).toBe(10_000_00n)
})

test('the terms of a new version and of its offer are all named', async () => {
  const maria = await addSaver()
  const { planEntryId, input, shown } = await readyToSend(maria)
  await fixture.changePlan(planEntryId, { termDays: 200 })
  const next = await shown()
  await fixture.openOffer({
    planVersionId: next?.planVersionId ?? '',
    minimumCentavos: 2_000_00n,
    earlyExitBasisPoints: 500,
  })
  const { figures } = await refusalOf(send(maria, input))
  expect(figures).toEqual({ changed: 'term,minimum,exit,permission' })
  expect(await available(maria)).toBe(10_000_00n)
})

test('a plan that was withdrawn while somebody read it takes no money', async () => {
  const maria = await addSaver()
  const { input, shown } = await readyToSend(maria)
  await fixture.withdrawPlan(input.planVersionId)
  expect(await outcome(send(maria, input))).toBe('offer-closed')
  expect(await shown()).toBe(undefined)
  expect(await available(maria)).toBe(10_000_00n)
})

test('other terms than those of the offer are not agreed to', async () => {
  const maria = await addSaver()
  const input = await subscription(maria, { termsSha256: 'a'.repeat(64) })
  const refused = await refusalOf(send(maria, input))
  expect(refused).toMatchObject({ status: 409, figures: { changed: 'conditions' } })
  expect(await available(maria)).toBe(10_000_00n)
})

test('staff do not edit what a user placed', async () => {
  const maria = await addSaver()
  const { placementId } = await place(maria)
  const shown = { investmentId: placementId, planName: 'Other', amountCentavos: 1_00n }
  const [found] = await asOwner<{ updatedAt: Date }>(
    'select updated_at as "updatedAt" from investments where id = $1',
    [placementId],
  )
  const edit = { ...shown, expectedReturnCentavos: null, updatedAt: found?.updatedAt ?? new Date() }
  expect(await outcome(fixture.edit(edit as AdminInvestmentView))).toBe('placed-by-user')
  expect(await fixture.investmentsTill(maria)).toBe(4_000_00n)
})
