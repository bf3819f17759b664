/**
 * The database keeps placements true, whatever writes to it; and the proofs of it would notice:
 * each fault is planted in its SQL, and at least one proof must fail.
 */
import { expect, test } from 'vitest'
import { firstNoticer } from '#tests/fixtures/investing/first-noticer.ts'
import { placementFaults } from '#tests/fixtures/investing/placement-faults.ts'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { placementProofs } from '#tests/fixtures/investing/placement-guards.ts'
import { refusedRows } from '#tests/fixtures/investing/placement-rows.ts'
import { longUnless } from '#tests/fixtures/lanes.ts'

const fixture = await openPlacementFixture()
const { placementId } = await fixture.place(await fixture.addSaver())
const given = { fixture, placementId }

test.each(placementProofs)('the database keeps: %s', async (_, prove) => {
  await prove(given)
})

async function definitionOf(name: string): Promise<string> {
  const [found] = await fixture.asOwner<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [name],
  )
  return found?.text ?? ''
}

const noticed = firstNoticer(placementProofs)

/** `npm test` runs the first ten. */
const faults = placementFaults.map((fault, at) => ({ ...fault, lane: longUnless(at < 10) }))

test.each(faults)('a fault is noticed: $name$lane', async ({ in: name, from, to }) => {
  const sound = await definitionOf(name)
  expect(sound, `${name} holds ${from}`).toContain(from)
  await fixture.asOwner(sound.replaceAll(from, to))
  try {
    expect(await noticed(given), 'no proof noticed it').not.toBe(undefined)
  } finally {
    await fixture.asOwner(sound)
  }
})

const constraints = Object.keys(refusedRows)

async function findConstraints(): Promise<{ name: string; table: string; definition: string }[]> {
  return await fixture.asOwner(
    `select conname as name, conrelid::regclass::text as table,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('c', 'u') and conrelid = any (array['placements', 'placement_moves',
       'placement_terms', 'offer_totals']::regclass[])`,
  )
}

test('each constraint has a row that it refuses', async () => {
  const found = (await findConstraints()).map(({ name }) => name)
  expect(found.toSorted()).toEqual(constraints.toSorted())
})

test.each(constraints)('it is noticed without the constraint %s', async (missing) => {
  const { table, definition } = (await findConstraints()).find(({ name }) => name === missing) ?? {}
  await fixture.asOwner(`alter table ${table} drop constraint ${missing}`)
  try {
    expect(await noticed(given), 'no proof noticed it').not.toBe(undefined)
  } finally {
    await fixture.asOwner(`alter table ${table} add constraint ${missing} ${definition}`)
  }
})

test.each([
  ['placements', 'placements_begin'],
  ['placements', 'placements_stay_true'],
  ['placements', 'placements_lead_their_short_form'],
  ['placements', 'placements_stay'],
  ['placement_moves', 'placement_moves_only_grow'],
  ['placement_terms', 'placement_terms_only_grow'],
  ['offer_totals', 'offer_totals_stay'],
  ['investments', 'placed_investments_stay_true'],
])('it is noticed without the trigger of %s: %s', async (table, trigger) => {
  await fixture.asOwner(`alter table ${table} disable trigger ${trigger}`)
  try {
    expect(await noticed(given), 'no proof noticed it').not.toBe(undefined)
  } finally {
    await fixture.asOwner(`alter table ${table} enable trigger ${trigger}`)
  }
})

test.each(['insert', 'update'])(
  'it is noticed when the application may %s what is counted',
  async (verb) => {
    await fixture.asOwner(`grant ${verb} on offer_totals to kaban_app`)
    try {
      expect(await noticed(given), 'no proof noticed it').not.toBe(undefined)
    } finally {
      await fixture.asOwner(`revoke ${verb} on offer_totals from kaban_app`)
    }
  },
)
