/**
 * The database keeps offers and tax classes true, whatever writes to it; and the proofs of it would
 * notice: each fault is planted in its SQL, and at least one proof must fail.
 */
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { firstNoticer } from '#tests/fixtures/investing/first-noticer.ts'
import { offerTables, type Given } from '#tests/fixtures/investing/offer-attempts.ts'
import { offerFaults } from '#tests/fixtures/investing/offer-faults.ts'
import { openOfferFixture } from '#tests/fixtures/investing/offer-fixture.ts'
import { offerProofs } from '#tests/fixtures/investing/offer-proofs.ts'
import { refusedRows } from '#tests/fixtures/investing/offer-rows.ts'
import { openPoolFixture } from '#tests/fixtures/investing/pool-fixture.ts'
import { longUnless } from '#tests/fixtures/lanes.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'

const database = await testDatabase()
const { asOwner } = database
const [ana, ben] = [await addUser(database, 'admin'), await addUser(database, 'admin')]
const given = { ...database, staff: [ana, ben] as const }
const fixture = await openOfferFixture({ ...given, ...(await openPoolFixture(given)) })
const { planVersionId } = fixture
const taxClassId = await fixture.addTaxClass()
const openId = await fixture.openOffer()
const { offerId: draftId } = await fixture.enter({
  planVersionId: (await fixture.publishPlan()).planVersionId,
})
const known: Given = { asOwner, ana, ben, draftId, openId, planVersionId, taxClassId }

test.each(offerProofs)('the database keeps: %s', async (_, prove) => {
  await prove(known)
})

const noticed = firstNoticer(offerProofs)

async function withChange(change: string, undo: string): Promise<void> {
  await asOwner(change)
  try {
    expect(await noticed(known), 'no proof noticed it').not.toBe(undefined)
  } finally {
    await asOwner(undo)
  }
}

/** `npm test` runs the first ten. */
const faults = offerFaults.map((fault, at) => ({ ...fault, lane: longUnless(at < 10) }))

test.each(faults)('a fault is noticed: $name$lane', async ({ in: name, from, to }) => {
  const [found] = await asOwner<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [name],
  )
  const text = found?.text ?? ''
  expect(text, `${name} holds ${from}`).toContain(from)
  await withChange(text.replace(from, to), text)
})

/** Also the unique indexes, which are no constraints to PostgreSQL. */
const findGuards = () =>
  asOwner<{ name: string; drop: string; make: string }>(
    `select conname::text as name, format('alter table %s drop constraint %I', conrelid::regclass,
         conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as make
     from pg_constraint where contype in ('c', 'u') and conrelid = any ($1::regclass[])
     union all
     select i.indexrelid::regclass::text, format('drop index %s', i.indexrelid::regclass),
       pg_get_indexdef(i.indexrelid)
     from pg_index i where i.indisunique and not i.indisprimary
       and i.indrelid = any ($1::regclass[])`,
    [offerTables],
  )

test('each constraint has a row that it refuses', async () => {
  const found = await findGuards()
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(refusedRows).toSorted())
})

test.each(Object.keys(refusedRows))('it is noticed without %s', async (missing) => {
  const { drop = '', make = '' } = (await findGuards()).find(({ name }) => name === missing) ?? {}
  await withChange(drop, make)
})

const triggers = await asOwner<{ table: string; name: string }>(
  `select tgrelid::regclass::text as table, tgname::text as name from pg_trigger
   where not tgisinternal and tgrelid = any ($1::regclass[])`,
  [offerTables],
)

test.each(triggers)('it is noticed without the trigger $name', async ({ table, name }) => {
  await withChange(
    `alter table ${table} disable trigger ${name}`,
    `alter table ${table} enable trigger ${name}`,
  )
})

test('it is noticed when the application may change the terms, or delete', async () => {
  await withChange(
    'grant update (total_cap_centavos) on offers to kaban_app',
    'revoke update (total_cap_centavos) on offers from kaban_app',
  )
  await withChange('grant delete on offers to kaban_app', 'revoke delete on offers from kaban_app')
})
