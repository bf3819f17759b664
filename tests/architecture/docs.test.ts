import { globSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocs, readDoc, renderDoc } from '../../scripts/docs/generated-docs.ts'

const documents = globSync(['*.md', 'docs/**/*.md'])

/** Returns the targets of links inside the repository and the file paths that sentences name. */
function placesIn(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, target = '']) =>
    join(dirname(document), target),
  )
  const named = [...text.matchAll(/`((?:src|tests|scripts|migrations|bench)\/[\w./-]*)`/g)]
  return [...links, ...named.map(([, path = '']) => path)]
}

test.each(documents)('everything that %s links or names exists', (document) => {
  expect(placesIn(document).filter((place) => !existsSync(place))).toEqual([])
})

test('the documents link and name something', () => {
  expect(documents.flatMap(placesIn).length).toBeGreaterThan(50)
})

test.each(generatedDocs)('%s matches the code (to update it, run: npm run docs)', (file) => {
  expect(readDoc(file)).toBe(renderDoc(file))
})
