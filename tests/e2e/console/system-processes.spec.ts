/** The page "System" of a server that serves with two processes. */
import { mkdtemp, rm } from 'node:fs/promises'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase } from '../../fixtures/database/database.ts'
import { startKaban, stopKaban } from '../../fixtures/servers/kaban-process.ts'
import type { TestServer } from '../../fixtures/servers/test-server.ts'
import { expect } from '../fixtures/expect.ts'
import { expectSoundEverywhere } from '../fixtures/layout-checks.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const kaban = kabanOfFile(startTwoProcesses)

async function startTwoProcesses(): Promise<TestServer> {
  const database = await cloneDatabase({ from: 'kaban_sample' })
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-two-processes-'))
  const env = {
    KABAN_PROCESSES: '2',
    DATABASE_URL: database.url,
    KABAN_OWNER_DATABASE_URL: database.ownerUrl,
    KABAN_SECRET_KEY: fixtureKey.toString('base64'),
  }
  const running = await startKaban(dataDirectory, env, () => {})
  const stop = () => stopKaban(running)
  return {
    ...database,
    address: running.address,
    dataDirectory,
    release: () => Promise.reject(new Error('It keeps its pages')),
    stop,
    async close() {
      await stop()
      await database.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

test('System shows a server once, with its processes and which one answered @long', async () => {
  const ana = await kaban.open('ana', { address: '/admin/system' })
  const processes = ana.getByRole('list', { name: `Processes of ${os.hostname()}` })
  // The second one serves a moment later; the page follows.
  await expect(processes.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
  await expect(processes).toHaveCount(1)
  await expect(processes).toContainText(/Process 1.*Process 2/)
  await expect(processes.getByText('Sent this page')).toHaveCount(1)
  await expectSoundEverywhere(ana)
})
