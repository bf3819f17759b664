import { expect, test } from 'vitest'
import { asTyped } from './launch-steps.ts'

test('where the command of a service is installed, texts name it', () => {
  const text = 'npm start, `npm run check` or npm run drill -- --at FOLDER; npm run user -- --x'
  expect(asTyped(text, 'kaban')).toBe(
    'systemctl restart kaban, `kaban check` or kaban drill --at FOLDER; kaban user --x',
  )
  expect(asTyped(text, undefined)).toBe(text)
})
