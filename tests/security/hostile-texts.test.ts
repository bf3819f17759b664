/** T34 on the server: which signs no field of any procedure takes. */
import { describe, expect, test } from 'vitest'
import { everyProcedure, fieldsOf, type Schema } from '../access/contract-walk.ts'
import { invisible, markup, scripts } from '../fixtures/texts/hostile-texts.ts'

/** What is never shown to anybody: a space or a sign may be part of a password. */
const secrets = ['password', 'confirmPassword', 'currentPassword', 'secret']

const textFields = everyProcedure.flatMap(({ name, input }) =>
  fieldsOf(input)
    .filter(([key, field]) => !secrets.includes(key) && field.safeParse('Maria Santos').success)
    .map(([key, field]): [string, Schema] => [`${name} ${key}`, field]),
)

test('the corpora are ones', () => {
  expect(scripts.length).toBeGreaterThanOrEqual(40)
  expect(textFields.length).toBeGreaterThan(20)
  expect(scripts.filter((text) => text.length > 120)).toEqual([])
})

describe('T34 a sign that turns what is read, or hides in it, is refused', () => {
  test.each(textFields)('%s', (_name, field) => {
    for (const sign of [...invisible, '\u0000', '\u0008', '\u001B', '\u007F', '\u0085']) {
      for (const text of [`Pay \u20B11${sign}000`, `a${sign}b`])
        expect(field.safeParse(text).success, JSON.stringify(sign)).toBe(false)
    }
  })
})

test('markup is honest text: a name or a message may look like it', () => {
  const message = everyProcedure.find(({ name }) => name === 'chats.send')?.input._zod.def.shape?.[
    'content'
  ]
  for (const text of [...scripts, ...markup])
    expect(message?.safeParse(text).success, text).toBe(true)
})
