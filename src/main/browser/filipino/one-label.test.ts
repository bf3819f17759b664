/** A button, column or filter has one label everywhere. docs/words.md lists them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { appWordPairs } from './app.ts'
import { consoleWordPairs } from './console.ts'
import { homeWordPairs } from './home.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The rows of "Acts and labels", as they are written. */
const labels = new Map(
  (
    readFileSync(path.join(root, 'docs/words.md'), 'utf8')
      .split('## ')
      .find((part) => part.startsWith('Acts and labels')) ?? ''
  )
    .split('\n')
    .filter((line) => /^\| (?!English|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, english = '', filipino = '']) => [english, filipino]),
)

/** The texts without figures in two catalogues of the same form. */
function labelsOf(english: object, filipino: object): [en: string, fil: string][] {
  const other: Record<string, unknown> = { ...filipino }
  return Object.entries(english).flatMap(([key, en]): [string, string][] => {
    const fil = other[key]
    if (typeof en === 'string' && typeof fil === 'string') return [[en, fil]]
    return isObject(en) && isObject(fil) ? labelsOf(en, fil) : []
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

test('a label has the name of the glossary wherever it is the whole text', () => {
  const wrong = [...appWordPairs, ...homeWordPairs, ...consoleWordPairs].flatMap(
    ([english, filipino]) =>
      labelsOf(english, filipino)
        .filter(([en, fil]) => labels.has(en) && labels.get(en) !== fil)
        .map((pair) => pair.join(' / ')),
  )
  expect(wrong).toEqual([])
  expect(labels.size).toBeGreaterThan(5)
})
