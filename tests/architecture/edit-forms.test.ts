/** Every window that sends the version it saw holds its row in the one way: useEditForm. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** They type nothing into a row: what they show is what they send. */
const withoutForm = [
  'src/content/market/screens/admin-market-screen.tsx',
  'src/content/market/screens/confirm-figure-dialog.tsx',
  'src/money/withdrawals/screens/staff/bulk-dialog.tsx',
  'src/money/withdrawals/screens/staff/use-move.ts',
]

test('a window that sends the version it saw opens its form by useEditForm', () => {
  const sending = globSync('src/**/screens/**/*.{ts,tsx}').filter((file) =>
    /versionSeen|updatedAtSeen/.test(readFileSync(file, 'utf8')),
  )
  expect(sending.length).toBeGreaterThan(withoutForm.length + 8)
  const others = sending.filter((file) => !readFileSync(file, 'utf8').includes('useEditForm('))
  expect(others.toSorted()).toEqual(withoutForm)
})
