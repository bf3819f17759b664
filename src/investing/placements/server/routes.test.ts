import type { AnyContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { placementsContract } from '../shared/contract.ts'
import { placementsRoutes } from './routes.ts'

const fixture = await openPlacementFixture()

const schemaOf = (procedure: AnyContractProcedure, side: 'inputSchema' | 'outputSchema') =>
  procedure['~orpc'][side] as z.ZodMiniType

test('every answer is what the contract says, and nothing more', async () => {
  const taxClassId = await fixture.addTaxClass()
  const { planVersionId } = await fixture.publishPlan()
  await fixture.publishPlan()
  const offerId = await fixture.openOffer({ planVersionId, taxClassId, earlyExitBasisPoints: 100 })
  const maria = await fixture.addSaver()
  const { offers, quote, subscribe, cancel, mine, one } = placementsContract
  const answers: [AnyContractProcedure, unknown][] = [
    [offers, await fixture.offersFor(maria)],
    [quote, await fixture.quote(maria, 4_000_00n, offerId)],
    [subscribe, await fixture.place(maria)],
  ]
  const { placementId } = await fixture.place(maria, { amountCentavos: 1_000_00n })
  answers.push(
    [one, await fixture.one(maria, placementId)],
    [cancel, await fixture.cancel(maria, placementId)],
    [mine, await fixture.mine(maria)],
  )
  for (const [procedure, answer] of answers)
    expect(schemaOf(procedure, 'outputSchema').parse(answer)).toEqual(answer)
})

test('inputs are strict: nothing is added to what a user agreed to', async () => {
  const maria = await fixture.addSaver()
  const input = await fixture.subscription(maria)
  const schema = schemaOf(placementsContract.subscribe, 'inputSchema')
  expect(schema.safeParse(input).success).toBe(true)
  for (const wrong of [
    { ...input, userId: maria },
    { ...input, answers: { ...input.answers, more: 'less' } },
    { ...input, answers: { 'worst-case': 'less', 'not-owed': 'if-earned' } },
    { ...input, amountCentavos: 0n },
    { ...input, amountCentavos: -1_000_00n },
    { ...input, termsSha256: input.termsSha256.toUpperCase() },
    { ...input, requestId: 'x' },
  ])
    expect(schema.safeParse(wrong).success, JSON.stringify(Object.keys(wrong))).toBe(false)
})

test('every procedure has an action', () => {
  expect(Object.keys(placementsRoutes)).toEqual(Object.keys(placementsContract))
})
