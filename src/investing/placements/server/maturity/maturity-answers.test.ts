import type { AnyContractProcedure } from '@orpc/contract'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { placementsContract } from '../../shared/contract.ts'
import { exitEarly } from '../exits/exit-early.ts'
import { quoteExit } from '../exits/quote-exit.ts'
import { fileImpairment } from '../impairments/impairment.ts'
import { listCohorts, listOutcomes } from '../outcomes/outcomes.ts'
import { readWall } from '../outcomes/wall.ts'
import { consentToRoll, keepPayout } from '../rolls/consent-to-roll.ts'
import { readPlacementForStaff } from '../staff-placement.ts'
import { listTaxYears } from '../tax/tax-routes.ts'

const fixture = await openMaturityFixture()
const staff = adminContext(fixture.staff[0])

const expectSame = (procedure: AnyContractProcedure, answer: unknown) =>
  expect((procedure['~orpc'].outputSchema as z.ZodMiniType).parse(answer)).toEqual(answer)

test('what a user is answered is what the contract says, and nothing more', async () => {
  const userId = await fixture.addSaver()
  const caller = userContext(userId)
  const { exitQuote, exit, consentToRoll: consents, keepPayout: keeps } = placementsContract
  const early = await fixture.place(userId, { dueInDays: 30 })
  const quote = await withContext(fixture, caller, (ctx) =>
    quoteExit(ctx, { placementId: early, quoteId: uuidv7() }),
  )
  expectSame(exitQuote, quote)
  const left = await withContext(fixture, caller, (ctx) =>
    exitEarly(ctx, { placementId: early, moveId: uuidv7(), quoteId: quote.quoteId }),
  )
  expectSame(exit, left)
  const { placementId } = await fixture.placeInOffer(userId)
  await fixture.endCooling(placementId)
  await fixture.activate()
  await fixture.moveDueDay(placementId, 3)
  const { planVersionId, termsSha256 } = await fixture.read(userId)
  const consent = { placementId, offerId: fixture.offerId, planVersionId, termsSha256 }
  const consented = await withContext(fixture, caller, (ctx) =>
    consentToRoll(ctx, { ...consent, moveId: uuidv7() }),
  )
  expect(consented.rollConsent).not.toBeNull()
  expectSame(consents, consented)
  const kept = await withContext(fixture, caller, (ctx) =>
    keepPayout(ctx, { placementId, moveId: uuidv7() }),
  )
  expectSame(keeps, kept)
  expectSame(placementsContract.taxYears, await withContext(fixture, caller, listTaxYears))
})

test('what staff and visitors are answered is what the contract says, too', async () => {
  const userId = await fixture.addSaver()
  const lost = await fixture.place(userId, { dueInDays: 30 })
  const filed = await withContext(fixture, staff, (ctx) =>
    fileImpairment(ctx, {
      placementId: lost,
      approvalId: uuidv7(),
      returnedCentavos: 1n,
      reason: { en: 'Lost.', fil: 'Nawala.' },
      notes: '',
    }),
  )
  expectSame(placementsContract.impair, filed)
  await fixture.agreeToImpair(filed.approvalId)
  await fixture.place(userId)
  await fixture.place(userId, { dueInDays: 12 })
  await fixture.mature()
  const { adminOne, outcomes, cohorts, wall } = placementsContract
  const one = await withContext(fixture, staff, (ctx) =>
    readPlacementForStaff(ctx, { placementId: lost }),
  )
  expect(one.placement).toMatchObject({ state: 'impaired', endReason: { en: 'Lost.' } })
  expectSame(adminOne, one)
  expectSame(outcomes, await withContext(fixture, { role: 'visitor' }, listOutcomes))
  expectSame(cohorts, await withContext(fixture, staff, listCohorts))
  expectSame(wall, await withContext(fixture, staff, readWall))
})
