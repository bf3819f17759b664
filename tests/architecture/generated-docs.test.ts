import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedDocs, readDoc, renderDoc } from '../../scripts/docs/generated-docs.ts'

/** How many files a module has changes too often to be kept in step. */
const withoutCounts = (text: string) =>
  text.replaceAll(/\(\d+ files?\)/g, '').replaceAll(/\s+/g, ' ')

test.each(generatedDocs)('%s says what the code says; otherwise run: npm run docs', (file) => {
  expect(withoutCounts(readDoc(file))).toBe(withoutCounts(renderDoc(file)))
})

test('docs/architecture.md names files that exist', () => {
  const paths = readDoc('docs/architecture.md').matchAll(/`((?:src|tests|migrations)\/[^`*]+)`/g)
  const missing = [...paths].map(([, file = '']) => file).filter((file) => !existsSync(file))
  expect(missing).toEqual([])
})
