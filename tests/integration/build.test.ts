import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a build is for production, also when a test starts it', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_ENV', 'test')
  expect((await resolveConfig({}, 'build')).isProduction).toBe(true)
})
