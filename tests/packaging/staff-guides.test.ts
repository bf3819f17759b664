/** The guides for staff name what the console shows, and their pictures are there and small. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const quotedIn = (files: string[]) =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, text]) => text),
    ),
  )
const wordFiles = globSync('src/**/shared/words*.ts')
const isFilipino = (file: string) => file.endsWith('.fil.ts')
const english = quotedIn(wordFiles.filter((file) => !isFilipino(file)))
const filipino = quotedIn(wordFiles.filter(isFilipino))

test.each([
  { guide: 'docs/staff/guide.md', shown: english },
  { guide: 'docs/staff/guide.fil.md', shown: filipino },
])('every label in $guide is a text of the product', ({ guide, shown }) => {
  const text = readFileSync(guide, 'utf8')
  const labels = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) =>
    label.replaceAll(/\s+/g, ' '),
  )
  expect(labels.length).toBeGreaterThan(15)
  expect(labels.filter((label) => !shown.has(label))).toEqual([])
})

test('both guides have the same sections and pictures, below 1 MB in all', () => {
  const [en = '', fil = ''] = ['guide', 'guide.fil'].map((name) =>
    readFileSync(`docs/staff/${name}.md`, 'utf8'),
  )
  expect(fil.match(/^## /gm)).toHaveLength(en.match(/^## /gm)?.length ?? 0)
  const pictures = [...`${en}${fil}`.matchAll(/pictures\/[\w.]+/g)].map(([name]) => name)
  const kept = globSync('docs/staff/pictures/*.webp')
  expect(kept.map((file) => file.replace('docs/staff/', '')).toSorted()).toEqual(
    pictures.toSorted(),
  )
  expect(kept.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(1_000_000)
})
