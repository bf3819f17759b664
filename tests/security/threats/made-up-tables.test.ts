/**
 * T57: whoever runs SQL as the application makes a table of their own that stands in for a real
 * one. The database's own rules must not look at it.
 */
import { expect, test } from 'vitest'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'

const fixture = await openMaturityFixture()
const { asOwner, database } = fixture

/** Not bound to its tables when it was made, and without pg_temp only at the end of its path. */
const findLooseFunctions = () =>
  asOwner<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'ledger'::regnamespace)
       and p.prosqlbody is null
       and not exists (select from unnest(p.proconfig) as s (setting)
         where s.setting ~ '^search_path=pg_catalog, (public, )?pg_temp$')
       and not exists (select from pg_depend d
         where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  )

test('T57 every function of the database finds its tables, whatever its caller says', async () => {
  expect(await findLooseFunctions()).toEqual([])
  await asOwner(`create function loose() returns bigint language sql as
    'select count(*) from users'`)
  await asOwner(`create function open_path() returns bigint language sql
    set search_path = pg_catalog, pg_temp, public, pg_temp as 'select count(*) from users'`)
  expect(await findLooseFunctions()).toEqual([{ name: 'loose()' }, { name: 'open_path()' }])
  await asOwner('drop function loose(), open_path()')
})

/** Which the application could put on a table of its own. */
const findOpenTriggers = () =>
  asOwner<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'ledger'::regnamespace)
       and p.prorettype = 'trigger'::regtype
       and has_function_privilege('kaban_app', p.oid, 'execute')`,
  )

test('T57 no trigger of ours runs on a table that the application makes', async () => {
  expect(await findOpenTriggers()).toEqual([])
  await asOwner('grant execute on function follow_placement to public')
  expect(await findOpenTriggers()).toEqual([{ name: 'follow_placement()' }])
  await asOwner('revoke execute on function follow_placement from public')
})

const asApplication = (sql: string) => database.transaction((tx) => tx.dynamicRows(sql))

test.each([
  'create temporary table approvals (id uuid)',
  `create temporary view approvals as select 'approved' as status`,
  'create schema made_up',
  'create table public.made_up (id uuid)',
  'create table ledger.made_up (id uuid)',
  `create function public.made_up() returns int return 1`,
])("T57 the application's role may not: %s", async (sql) => {
  await expect(asApplication(sql)).rejects.toMatchObject({ code: '42501' })
})

const impaired = `state = 'impaired', gain_paid_centavos = 0, tax_withheld_centavos = 0,
  returned_centavos = 1, end_reason = '{"en": "Lost", "fil": "Nawala"}'`

/** Ends as it began: the error says how far it came. */
async function impairByMadeUpApproval(tx: Transaction, placementId: string): Promise<void> {
  await tx.rows(
    `create temporary table approvals on commit drop as
     select 'impair' as kind, $1::uuid as subject_id, 'approved' as status, 'a' as maker,
       'b' as decided_by, 1::bigint as amount_centavos`,
    [placementId],
  )
  await tx.dynamicRows(`update placements set ${impaired} where id = $1`, [placementId])
  throw new Error('impaired')
}

test('T57 a made-up approval impairs no placement, even where it can be made', async () => {
  const placementId = await fixture.place(await fixture.addSaver())
  const [named] = await asOwner<{ name: string }>('select current_database() as name')
  await asOwner(`grant temporary on database ${named?.name} to kaban_app`)
  const attempt = () => database.transaction((tx) => impairByMadeUpApproval(tx, placementId))
  await expect(attempt()).rejects.toMatchObject({ constraint: 'placements_are_impaired_by_two' })
  // Without a search path it would work.
  await asOwner('alter function require_agreed_impairment reset search_path')
  await expect(attempt()).rejects.toThrow('impaired')
})
