import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asTyped } from './launch-steps.ts'

test('where the command of a service is installed, texts name it', () => {
  const text = 'npm start, `npm run check` or npm run drill -- --at FOLDER; npm run user -- --x'
  expect(asTyped(text, 'kaban')).toBe(
    'systemctl restart kaban, `kaban check` or kaban drill --at FOLDER; kaban user --x',
  )
  expect(asTyped(text, undefined)).toBe(text)
})

test('no text sets a variable for the command: a service takes none from the shell', () => {
  const texts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  expect(texts.flatMap((text) => text.match(/\b[A-Z_]+=\S+ npm start/g) ?? [])).toEqual([])
})
