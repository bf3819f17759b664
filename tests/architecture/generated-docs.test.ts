import { expect, test } from 'vitest'
import { generatedDocs, readDoc, renderDoc } from '../../scripts/docs/generated-docs.ts'

/** How many files a module has changes too often to be kept in step. */
const withoutCounts = (text: string) =>
  text.replaceAll(/\(\d+ files?\)/g, '').replaceAll(/\s+/g, ' ')

test.each(generatedDocs)('%s says what the code says; otherwise run: npm run docs', (file) => {
  expect(withoutCounts(readDoc(file))).toBe(withoutCounts(renderDoc(file)))
})
