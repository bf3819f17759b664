/** A placement sees every change that decides on it, or the change waits. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { withdrawContent } from '#content/content/server/decide-content.ts'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { closeOffer } from '#investing/offers/server/enter-offer.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { changeUserStatus } from '#people/identity/server/change-user.ts'
import { lockMoney } from '#people/safeguards/server/actions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { subscribe } from './subscribe.ts'

const fixture = await openPlacementFixture()
const staff = adminContext(fixture.staff[0])
const hooks = { recordActivity, notifySecurityEvent }

afterAll(() => fixture.expectSoundPlacements())

interface Placing {
  userId: string
  offerId: string
  planVersionId: string
}

interface Deciding {
  name: string
  refusal: string
  caller: (placing: Placing) => Caller
  change: (ctx: ActionContext, placing: Placing) => Promise<unknown>
}

const deciding: Deciding[] = [
  {
    name: 'the user is suspended',
    refusal: 'user-not-active',
    caller: () => staff,
    change: (ctx, { userId }) => changeUserStatus(ctx, hooks, userId, 'suspended'),
  },
  {
    name: 'the user locks the money',
    refusal: 'money-locked',
    caller: ({ userId }) => userContext(userId),
    change: (ctx) => lockMoney(ctx),
  },
  {
    name: 'a new password pauses the money',
    refusal: 'money-paused',
    caller: ({ userId }) => userContext(userId),
    change: (ctx, { userId }) => notifySecurityEvent(ctx, { userId, event: 'password-changed' }),
  },
  {
    name: 'the offer is closed',
    refusal: 'offer-closed',
    caller: () => staff,
    change: (ctx, { offerId }) => closeOffer(ctx, { offerId, reason: 'Test' }),
  },
  {
    name: 'the plan is withdrawn',
    refusal: 'offer-closed',
    caller: () => staff,
    change: (ctx, { planVersionId: versionId }) =>
      withdrawContent(ctx, { versionId, reason: 'Test' }),
  },
]

async function readyToPlace() {
  const { planVersionId } = await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId })
  const userId = await fixture.addSaver()
  const input = await fixture.subscription(userId, { offerId })
  return { placing: { userId, offerId, planVersionId }, input }
}

test.each(deciding)('$name: who places at that instant waits, and is refused', async (decided) => {
  const { placing, input } = await readyToPlace()
  let placed: Promise<string> | undefined
  await withContext(fixture, decided.caller(placing), async (ctx) => {
    await decided.change(ctx, placing)
    placed = outcome(fixture.send(placing.userId, input))
    expect(await Promise.race([placed, wait(60, 'waits')])).toBe('waits')
  })
  expect(await placed).toBe(decided.refusal)
  expect(await fixture.available(placing.userId)).toBe(10_000_00n)
})

test.each(deciding)('$name: that waits for what is being placed', async (decided) => {
  const { placing, input } = await readyToPlace()
  let changed: Promise<string> | undefined
  await withContext(fixture, userContext(placing.userId), async (ctx) => {
    await subscribe(ctx, input)
    changed = withContext(fixture, decided.caller(placing), async (other) => {
      await decided.change(other, placing)
      return 'changed'
    })
    expect(await Promise.race([changed, wait(60, 'waits')])).toBe('waits')
  })
  expect(await changed).toBe('changed')
  expect(await fixture.available(placing.userId)).toBe(6_000_00n)
})
