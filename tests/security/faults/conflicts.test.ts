/** F25: PostgreSQL stops a transaction that conflicts with another one, again and again. */
import { expect, test } from 'vitest'
import { problemOf } from '#foundation/platform/server/http/problems.ts'
import { testDatabase } from '../../fixtures/database/database.ts'

const fixture = await testDatabase()

test.each([
  ['a serialization failure', '40001'],
  ['a deadlock', '40P01'],
])('F25 %s is repeated, and at last answered with 503', async (_, state) => {
  let tries = 0
  const failing = fixture.database.transaction(async (tx) => {
    tries += 1
    await tx.dynamicRows(
      `do $$ begin raise exception 'conflict' using errcode = '${state}'; end $$`,
    )
  })
  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: state })
  expect(tries).toBe(8)
  const { status, data, fault } = problemOf(error, 'request')
  expect(status).toBe(503)
  expect(data).toMatchObject({ name: 'in-use' })
  expect(fault).toBeUndefined()
})

test('F25 work that conflicts a few times is done once', async () => {
  let tries = 0
  await fixture.asOwner('create table tried (id int)')
  await fixture.asOwner('grant all on tried to kaban_app')
  await fixture.database.transaction(async (tx) => {
    tries += 1
    await tx.rows('insert into tried values (1)')
    if (tries < 4)
      await tx.dynamicRows(`do $$ begin raise exception 'x' using errcode = '40001'; end $$`)
  })
  expect(await fixture.asOwner('select id from tried')).toEqual([{ id: 1 }])
})
