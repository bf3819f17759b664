import { expect, test } from 'vitest'
import { generatedDocs, readDoc, renderDoc } from '../../scripts/docs/generated-docs.ts'

test.each(generatedDocs)('%s matches the code (to update it, run: npm run docs)', (file) => {
  expect(readDoc(file)).toBe(renderDoc(file))
})
