/** The files that operators copy name only settings that Kaban has. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from '#foundation/platform/server/settings/environment.ts'

const files = globSync('packaging/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)

/** No setting: the command `kaban` says by it how it is called. */
const calledBy = 'KABAN_COMMAND'

test.each(files)('every setting in %s exists', (file) => {
  const named = readFileSync(file, 'utf8').match(/\bKABAN_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []
  expect(named.filter((name) => name !== calledBy && !(name in environment.shape))).toEqual([])
})

test('the files name settings', () => {
  expect(files.join(' ')).toContain('kaban.env')
})
