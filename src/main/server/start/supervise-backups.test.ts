import { expect, test, vi } from 'vitest'
import { startBackups } from './supervise-backups.ts'

test('a machine that cannot start the process of the backups goes on serving', async () => {
  const failed: string[] = []
  const node = process.execPath
  process.execPath = '/no/such/program'
  try {
    const backups = await startBackups({
      dataDirectory: '/data',
      superuserUrl: 'postgresql://none',
      listeners: { onError: (_job, error) => failed.push(String(error)) },
      say: () => {},
    })
    await vi.waitUntil(() => failed.length > 0)
    await backups.close()
  } finally {
    process.execPath = node
  }
  expect(failed).toEqual([expect.stringContaining('ENOENT')])
})
