import { v4 as uuidv4, v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { everyProcedure, fieldsOf, type Schema } from './contract-walk.ts'

/** Keys that the browser makes, always under these names. */
const names = ['requestId', 'moveId', 'liftId', 'messageId', 'declarationId']

function rowsOf(schema: Schema): [key: string, field: Schema][] {
  const fields = fieldsOf(schema)
  const inLists = fields.flatMap(([, { _zod }]) => (_zod.def.element ? [_zod.def.element] : []))
  return [...fields, ...inLists.flatMap(rowsOf)]
}

const keys = everyProcedure.flatMap(({ name, input }) =>
  rowsOf(input).flatMap(([key, field]) => (names.includes(key) ? [{ name, key, field }] : [])),
)

test('T56 no request takes a key that follows from the id of something else', () => {
  expect(keys.length).toBeGreaterThan(14)
  for (const { name, key, field } of keys) {
    const accepts = [uuidv7(), uuidv4(), uuidv5('due', uuidv7())].map(
      (id) => field.safeParse(id).success,
    )
    expect(accepts, `${name}: ${key}`).toEqual([true, true, false])
  }
})
