/** Readers of Filipino see Filipino: screens take every text from a catalogue that has both. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { appWordPairs } from './app.ts'
import { authWordPairs } from './auth.ts'
import { consoleWordPairs } from './console.ts'
import { homeWordPairs } from './home.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const screens = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  // The page of all components, outside of live mode, is for programmers.
  .filter((file) => !file.startsWith('main/browser/kit-page/'))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))

/** The file that an imported name comes from; null for a name that is no import. */
function sourceOf(name: string, { file, source }: (typeof screens)[number]): string | null {
  const imported = new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '([^']+)'`)
  const [, from] = imported.exec(source) ?? []
  if (from === undefined) return null
  return from.startsWith('#')
    ? path.join(root, from.slice(1))
    : path.join(root, path.dirname(file), from)
}

test('all words of a screen have their Filipino in a catalogue', async () => {
  const paired = new Set<unknown>(
    [...homeWordPairs, ...appWordPairs, ...authWordPairs, ...consoleWordPairs].map(
      ([english]) => english,
    ),
  )
  const english: string[] = []
  let count = 0
  for (const screen of screens)
    for (const [, name = ''] of screen.source.matchAll(/\b(?:use|current)Words\((\w+)\)/g)) {
      const from = sourceOf(name, screen)
      if (from === null) continue
      count += 1
      const words = (await import(from)) as Record<string, unknown>
      // Parts that load later bring their Filipino along.
      const isBrought = screen.source.includes(`registerWords([[${name}, ${name}Fil]])`)
      if (!isBrought && !paired.has(words[name])) english.push(`${screen.file}: ${name}`)
    }
  expect(english).toEqual([])
  expect(count).toBeGreaterThan(400)
})

/** An English sentence in the code of a screen, between tags or as a label. */
const writtenOut = new RegExp(
  String.raw`>\s*[A-Z][a-z]+ [a-z][^<>{}=;]*<|` +
    String.raw`\b(?:label|title|placeholder|alt|message)(?:=|: )["'][A-Z][a-z]+ \w`,
)

test('no screen writes out a text', () => {
  const found = screens
    .filter(({ file }) => file.endsWith('.tsx'))
    .filter(({ source }) => writtenOut.test(source))
  expect(found.map(({ file }) => file)).toEqual([])
  for (const text of ['<p>Nothing here yet.</p>', 'label="Send money"', "title: 'Not sent'"])
    expect(text).toMatch(writtenOut)
})
