/** T34 on the server: characters that no field of any procedure accepts. */
import { describe, expect, test } from 'vitest'
import { everyProcedure, fieldsOf, type Schema } from '../access/contract-walk.ts'
import { invisible, markup, scripts } from '../fixtures/texts/hostile-texts.ts'

/** Fields that nobody is shown; any character may be part of a password. */
const secrets = ['password', 'confirmPassword', 'currentPassword', 'secret']

const textFields = everyProcedure.flatMap(({ name, input }) =>
  fieldsOf(input)
    .filter(([key, field]) => !secrets.includes(key) && field.safeParse('Maria Santos').success)
    .map(([key, field]): [string, Schema] => [`${name} ${key}`, field]),
)

test('the corpora are large enough, and each script is short enough for a field', () => {
  expect(scripts.length).toBeGreaterThanOrEqual(40)
  expect(textFields.length).toBeGreaterThan(20)
  expect(scripts.filter((text) => text.length > 120)).toEqual([])
})

describe('T34 a character that is invisible or reverses the text is refused', () => {
  test.each(textFields)('%s', (_name, field) => {
    for (const sign of [...invisible, '\u0000', '\u0008', '\u001B', '\u007F', '\u0085']) {
      for (const text of [`Pay \u20B11${sign}000`, `a${sign}b`])
        expect(field.safeParse(text).success, JSON.stringify(sign)).toBe(false)
    }
  })
})

test('a message may contain markup, which is ordinary text', () => {
  const message = everyProcedure.find(({ name }) => name === 'chats.send')?.input._zod.def.shape?.[
    'content'
  ]
  for (const text of [...scripts, ...markup])
    expect(message?.safeParse(text).success, text).toBe(true)
})
