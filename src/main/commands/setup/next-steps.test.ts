import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const live = { KABAN_MODE: 'live' }

test('the check comes before the start, and the rest while it runs', () => {
  const told = nextSteps(live, 'kaban.env', undefined)
  expect(told).toContain('Next:\n  npm run check\n  npm start\nWhile it runs, in another shell:\n')
})

test('a service is enabled, too', () => {
  const told = nextSteps(live, '/etc/kaban/kaban.env', 'kaban')
  expect(told).toContain('  npm run check\n  systemctl enable kaban\n  npm start\nWhile it runs:\n')
})
