import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configurationDocument } from './write-configuration.ts'

test('docs/configuration.md says what the schema of the settings says', () => {
  expect(readFileSync('docs/configuration.md', 'utf8'), 'run: npm run docs').toBe(
    configurationDocument(),
  )
})
