/**
 * No sentence of the specification's user area is lost, and none stands in our words that nobody
 * ever sees.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { said } from '../fixtures/texts/spec-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')

test.each(said)('$text: $words', async ({ text, words, provoked }) => {
  const [file = '', name] = words.split(' ')
  if (name === undefined) expect(readFileSync(path.join(root, 'src', file), 'utf8')).toContain(text)
  else {
    const sentence = await read(file, name)
    // A sentence with something inside is a function: the part that stays the same stands in it.
    if (typeof sentence === 'function') expect(String(sentence)).toContain(text)
    else expect(sentence).toBe(text)
  }
  expect(codeOf(provoked)).toContain(text)
})

/** What stands in a comment is not provoked. */
function codeOf(file: string): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join('\n')
}

async function read(file: string, name: string): Promise<unknown> {
  let found: unknown = await import(path.join(root, 'src', file))
  for (const step of name.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined
  return found
}
