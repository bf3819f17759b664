/**
 * Checks that every text that the specification prescribes is in our words, and that a test
 * provokes it.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { specTexts } from '../fixtures/texts/spec-texts.ts'
import { joinTexts } from './sentences.ts'

const root = path.resolve(import.meta.dirname, '../..')

test.each(specTexts)('$text: $words', async ({ text, words, provoked }) => {
  const [file = '', name] = words.split(' ')
  if (name === undefined) expect(read(`src/${file}`)).toContain(text)
  else {
    const sentence = await importedText(file, name)
    // A sentence with values is a function: its source contains the constant part.
    if (typeof sentence === 'function') expect(joinTexts(String(sentence))).toContain(text)
    else expect(sentence).toBe(text)
  }
  expect(codeOf(provoked)).toContain(text)
})

function read(file: string): string {
  return joinTexts(readFileSync(path.join(root, file), 'utf8'))
}

/** Returns the code without comments. */
function codeOf(file: string): string {
  const lines = read(file).split('\n')
  return lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join('\n')
}

async function importedText(file: string, name: string): Promise<unknown> {
  let found: unknown = await import(path.join(root, 'src', file))
  for (const step of name.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined
  return found
}
