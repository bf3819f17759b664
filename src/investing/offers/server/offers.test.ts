import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import {
  approveContent,
  submitContent,
  withdrawContent,
} from '#content/content/server/decide-content.ts'
import { saveContent } from '#content/content/server/save-content.ts'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { rejectRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openOfferFixture } from '#tests/fixtures/investing/offer-fixture.ts'
import { newDocument, openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { newContent } from '#tests/fixtures/people/content-fixture.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { plan } from '#tests/fixtures/people/plan-fixture.ts'
import { planSource } from '#tests/fixtures/people/plan-publishing.ts'
import { askAgain, closeOffer, enterOffer } from './enter-offer.ts'
import { offerApproval } from './offer-approval.ts'
import { findOffer, listNewestOffers, listOpenOffers, lockOfferForSubscription } from './offers.ts'
import { listOffers, readOffer } from './read-offers.ts'

const database = await testDatabase({ connections: 8 })
const staff = [await addUser(database, 'admin'), await addUser(database, 'admin')] as const
const [ana, ben] = staff
const given = { ...database, staff }
const pool = await openPoolFixture(given)
const fixture = await openOfferFixture({ ...given, ...pool })
const kinds = [anyApprovalKind(offerApproval(readSoldInOffers))]

const refusal = (refusalName: string, more: object = {}) =>
  expect.objectContaining({ refusalName, ...more })
const asAna = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(database, adminContext(ana), work)
const subscribe = (offerId: string) =>
  database.database.transaction((tx) => lockOfferForSubscription(tx, offerId))
const standingOf = async (offerId: string) =>
  (await database.database.read((tx) => findOffer(tx, offerId)))?.standing
/** Moves days that a trigger keeps, as only the owner can. */
const moveTerms = (offerId: string, set: string) =>
  database.asOwner(
    `do $$ begin
       set local session_replication_role = replica;
       update offers set ${set} where id = '${offerId}';
     end $$`,
  )

afterEach(async () => {
  const { offers } = await asAna((ctx) => listOffers(ctx, {}, readSoldInOffers))
  for (const { offerId, closedAt } of offers)
    if (!closedAt) await asAna((ctx) => closeOffer(ctx, { offerId, reason: 'The test is over.' }))
})

test('an offer takes money only after a second person agreed to it', async () => {
  const made = await fixture.enter()
  expect(made).toMatchObject({ standing: 'draft', mine: true, approvalId: made.offerId })
  await expect(subscribe(made.offerId)).rejects.toEqual(refusal('offer-not-found'))
  await expect(fixture.agreeToOffer(made.offerId, ana)).rejects.toEqual(refusal('own-request'))
  await fixture.agreeToOffer(made.offerId)
  expect(await subscribe(made.offerId)).toMatchObject({
    offerId: made.offerId,
    planEntryId: fixture.planEntryId,
    planVersionId: fixture.planVersionId,
    minimumCentavos: 1_000_00n,
    totalCapCentavos: 1_000_000_00n,
    standing: 'open',
  })
  const open = await database.database.read(listOpenOffers)
  expect(open.map(({ offerId }) => offerId)).toEqual([made.offerId])
  expect(await asAna((ctx) => readOffer(ctx, made, readSoldInOffers))).toMatchObject({
    standing: 'open',
    approvalId: null,
    confirmedByName: 'Test User',
  })
})

test('the second person reads the terms, and no money moves', async () => {
  const { offerId } = await fixture.enter({
    permissionNumber: 'SAMPLE-0091',
    earlyExitBasisPoints: 150,
  })
  const request = await withContext(database, adminContext(ben), (ctx) =>
    readApproval(ctx, kinds, { approvalId: offerId }),
  )
  expect(request).toMatchObject({
    kind: 'offer',
    userId: null,
    amountCentavos: 1_000_000_00n,
    effect: null,
    mayNot: null,
    details: { offer: { permissionNumber: 'SAMPLE-0091', earlyExitBasisPoints: 150 } },
  })
})

test('company access is no second person while an admin has a login', async () => {
  const { offerId } = await fixture.enter()
  await database.asOwner(
    `update installation set company_access_on = true, access_code_hash = 'x',
       company_access_since = now() - interval '1 day'`,
  )
  await expect(fixture.agreeToOffer(offerId, null)).rejects.toEqual(refusal('company-access'))
  expect(await standingOf(offerId)).toBe('draft')
})

test('bad terms are refused with the field, and nothing is stored', async () => {
  const before = (await asAna((ctx) => listOffers(ctx, {}, readSoldInOffers))).offers.length
  const day = 86_400_000
  const now = Date.now()
  for (const [input, name, field] of [
    [{ expiresOn: '2026-01-01' }, 'permission-over', 'expiresOn'],
    [{ closesAt: new Date(now - 2 * day) }, 'closes-before-opening', 'closesAt'],
    [
      { opensAt: new Date(now - 3 * day), closesAt: new Date(now - day) },
      'closing-passed',
      'closesAt',
    ],
    [{ minimumCentavos: 1_500_00n }, 'off-step', 'minimumCentavos'],
    [{ perUserCapCentavos: 99_999_99n }, 'off-step', 'perUserCapCentavos'],
    [{ totalCapCentavos: 1_000_000_01n }, 'off-step', 'totalCapCentavos'],
    [{ minimumCentavos: 200_000_00n }, 'cap-below-minimum', 'perUserCapCentavos'],
    [{ totalCapCentavos: 50_000_00n }, 'total-below-user-cap', 'totalCapCentavos'],
    [{ planVersionId: uuidv7() }, 'plan-not-public', 'planVersionId'],
    [{ taxClassId: uuidv7() }, 'tax-class-not-valid', 'taxClassId'],
    [{ documentId: uuidv7() }, 'document-not-found', 'evidence'],
    [{ poolId: uuidv7() }, 'pool-not-found', undefined],
  ] as const)
    await expect(fixture.enter(input), name).rejects.toEqual(refusal(name, { field }))
  expect((await asAna((ctx) => listOffers(ctx, {}, readSoldInOffers))).offers).toHaveLength(before)
})

test('a plan that projects a loss is not offered', async () => {
  const { planVersionId } = await fixture.publishPlan({ projectedPayoutCentavos: 499_999n })
  await expect(fixture.enter({ planVersionId })).rejects.toEqual(
    refusal('plan-without-gain', { field: 'planVersionId' }),
  )
})

test('a document with which income was declared is no permission', async () => {
  const content = newDocument()
  const { evidenceId } = await pool.sendDocument(content)
  await pool.agree(await pool.declare({ evidenceId }))
  const copy = await pool.sendDocument(content)
  for (const documentId of [evidenceId, copy.evidenceId])
    await expect(fixture.enter({ documentId })).rejects.toEqual(
      refusal('document-is-income', { status: 409 }),
    )
})

test('one document carries one offer at a time, also when it is sent twice', async () => {
  const content = newDocument()
  const { evidenceId } = await pool.sendDocument(content)
  const copy = await pool.sendDocument(content)
  const first = await fixture.enter({ documentId: evidenceId })
  for (const documentId of [evidenceId, copy.evidenceId])
    await expect(fixture.enter({ documentId })).rejects.toEqual(
      refusal('document-used', { status: 409 }),
    )
  await asAna((ctx) => closeOffer(ctx, { ...first, reason: 'The cap was wrong.' }))
  expect((await fixture.enter({ documentId: copy.evidenceId })).standing).toBe('draft')
})

test('one registration carries one offer at a time, however its number is typed', async () => {
  const first = await fixture.enter({ regulator: 'SEC', permissionNumber: 'CR-77 (a)' })
  const again = { regulator: ' s.e.c. ', permissionNumber: 'cr 77A' }
  await expect(fixture.enter(again)).rejects.toEqual(
    refusal('permission-used', { status: 409, field: 'permissionNumber' }),
  )
  await fixture.enter({ regulator: 'BSP', permissionNumber: 'CR-77 (a)' })
  await fixture.enter({ regulator: 'SEC', permissionNumber: 'CR-77 (b)' })
  await asAna((ctx) => closeOffer(ctx, { ...first, reason: 'The cap was wrong.' }))
  expect((await fixture.enter(again)).standing).toBe('draft')
})

test('the same request twice is one offer; the same id with other terms is refused', async () => {
  const entry = await fixture.entry()
  const first = await asAna((ctx) => enterOffer(ctx, entry))
  expect(await asAna((ctx) => enterOffer(ctx, entry))).toEqual(first)
  await expect(
    asAna((ctx) => enterOffer(ctx, { ...entry, totalCapCentavos: 2_000_000_00n })),
  ).rejects.toEqual(refusal('offer-id-reused'))
})

test('the same request again is answered as before, whatever happened since', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const entry = await fixture.entry({ planVersionId })
  const { offerId } = await asAna((ctx) => enterOffer(ctx, entry))
  const approvalId = uuidv7()
  await withContext(database, adminContext(ben), (ctx) =>
    rejectRequest(ctx, kinds, { approvalId: offerId, reason: 'Not in the register yet.' }),
  )
  await asAna((ctx) => askAgain(ctx, { offerId, approvalId }))
  await asAna((ctx) => withdrawContent(ctx, { versionId: planVersionId, reason: 'Test' }))
  expect(await asAna((ctx) => enterOffer(ctx, entry))).toMatchObject({ offerId, approvalId })
  expect(await asAna((ctx) => askAgain(ctx, { offerId, approvalId }))).toMatchObject({ approvalId })
})

test('an offer closes at once by one person, and a waiting request with it', async () => {
  const open = await fixture.openOffer()
  const waiting = await fixture.enter()
  await expect(asAna((ctx) => closeOffer(ctx, { offerId: open, reason: '' }))).rejects.toEqual(
    refusal('close-reason-required'),
  )
  for (const offerId of [open, waiting.offerId])
    await asAna((ctx) => closeOffer(ctx, { offerId, reason: 'The regulator asked for it.' }))
  await expect(subscribe(open)).rejects.toEqual(refusal('offer-closed', { status: 409 }))
  await expect(fixture.agreeToOffer(waiting.offerId)).rejects.toEqual(refusal('already-decided'))
  expect(await asAna((ctx) => readOffer(ctx, waiting, readSoldInOffers))).toMatchObject({
    standing: 'closed',
    closeReason: 'The regulator asked for it.',
    approvalId: null,
  })
})

test('a rejected draft can be asked for again by who entered it, and by nobody else', async () => {
  const { offerId } = await fixture.enter()
  await withContext(database, adminContext(ben), (ctx) =>
    rejectRequest(ctx, kinds, { approvalId: offerId, reason: 'Not in the register yet.' }),
  )
  const approvalId = uuidv7()
  await expect(
    withContext(database, adminContext(ben), (ctx) => askAgain(ctx, { offerId, approvalId })),
  ).rejects.toEqual(refusal('not-your-offer', { status: 403 }))
  expect(await asAna((ctx) => askAgain(ctx, { offerId, approvalId }))).toMatchObject({ approvalId })
  await fixture.agreeToOffer(approvalId)
  expect(await standingOf(offerId)).toBe('open')
})

test('another offer of a plan takes the place of the one before', async () => {
  const first = await fixture.openOffer()
  const second = await fixture.openOffer({ totalCapCentavos: 2_000_000_00n })
  expect([await standingOf(first), await standingOf(second)]).toEqual(['closed', 'open'])
})

test('days that pass close an offer by themselves', async () => {
  const offerId = await fixture.openOffer()
  const standings: [set: string, standing: string, refused: string][] = [
    [`opens_at = now() + interval '1 hour'`, 'upcoming', 'offer-not-yet-open'],
    [`opens_at = now() - interval '2 days', closes_at = now()`, 'closed', 'offer-closed'],
    [
      `closes_at = now() + interval '9 days',
       expires_on = (now() at time zone 'Asia/Manila')::date - 1`,
      'expired',
      'offer-expired',
    ],
  ]
  for (const [set, standing, refused] of standings) {
    await moveTerms(offerId, set)
    expect(await standingOf(offerId)).toBe(standing)
    await expect(subscribe(offerId)).rejects.toEqual(refusal(refused))
    expect(await database.database.read(listOpenOffers)).toEqual([])
  }
  // The day itself still counts, to its end in Manila.
  await moveTerms(offerId, `expires_on = (now() at time zone 'Asia/Manila')::date`)
  expect(await standingOf(offerId)).toBe('open')
  expect(await database.database.read(listNewestOffers)).toMatchObject([{ offerId }])
})

test('a new version of the plan closes the offer of the old one', async () => {
  const { planEntryId, planVersionId } = await fixture.publishPlan({ termDays: 90 })
  const offerId = await fixture.openOffer({ planVersionId })
  const draft = await fixture.enter({ planVersionId })
  const next = newContent(
    { kind: 'plan', body: plan({ termDays: 91 }) },
    { ...planSource, entryId: planEntryId, versionSeen: 1 },
  )
  await asAna((ctx) => saveContent(ctx, next))
  await asAna((ctx) => submitContent(ctx, next))
  await withContext(database, adminContext(ben), (ctx) => approveContent(ctx, next))
  expect(await standingOf(offerId)).toBe('plan-replaced')
  await expect(subscribe(offerId)).rejects.toEqual(refusal('offer-closed'))
  await expect(fixture.agreeToOffer(draft.offerId)).rejects.toEqual(refusal('state-changed'))
})

test('the database itself keeps terms, and opens nothing that nobody agreed to', async () => {
  const { offerId } = await fixture.enter()
  const byHand = (set: string) =>
    database.database.transaction((tx) =>
      tx.dynamicRows(`update offers set ${set} where id = $1`, [offerId]),
    )
  await expect(byHand('total_cap_centavos = 1')).rejects.toThrow('permission denied')
  await expect(
    database.asOwner('update offers set expires_on = $2 where id = $1', [offerId, '2998-01-01']),
  ).rejects.toThrow('stays as it was entered')
  await expect(
    byHand(`state = 'open', confirmed_by = '${ben}', confirmed_at = now()`),
  ).rejects.toThrow('opens when a second person agreed')
  await expect(
    byHand(`state = 'open', confirmed_by = entered_by, confirmed_at = now()`),
  ).rejects.toThrow(/offers_take_two|second person agreed/)
  await expect(
    database.database.transaction((tx) =>
      tx.dynamicRows('delete from offers where id = $1', [offerId]),
    ),
  ).rejects.toThrow('permission denied')
})
