/** A disk that fills while Kaban runs. Only root can mount a small one to try it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startKaban, stopKaban } from '../fixtures/servers/kaban-process.ts'
import { signIn } from '../fixtures/servers/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-full-'))
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'none', folder]).status === 0
// A run that is interrupted must not leave the disk mounted.
if (mounted) process.once('exit', () => spawnSync('umount', ['--lazy', folder]))

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const

function fill(file: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for this size.
    }
  }
}

test.skipIf(!mounted)(
  'a full disk is named in the log and in /readyz, and nothing saved before is lost',
  { timeout: 180_000 },
  async () => {
    let log = ''
    const kaban = await startKaban(folder, {}, (text) => (log += text))
    try {
      const user = await signIn(kaban.address, 'user')
      const before = await user.calls.tasks.mine({})
      const filler = path.join(folder, 'filler')
      fill(filler)
      const picture = await sharp({
        create: { width: 500, height: 500, channels: 3, background: '#fff', noise },
      })
        .png()
        .toBuffer()
      const upload = await user.fetch('/avatars', { method: 'POST', body: new Uint8Array(picture) })
      expect(upload.status).toBe(500)
      await expect.poll(() => log).toMatch(/"problem":"disk-full".*There is no space left/)
      const answer = await fetch(`${kaban.address}/readyz`)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ reasons: [{ name: 'disk-full' }] })
      rmSync(filler)
      await expect.poll(async () => (await fetch(`${kaban.address}/readyz`)).status).toBe(200)
      expect(await user.calls.tasks.mine({})).toEqual(before)
    } finally {
      await stopKaban(kaban)
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    }
  },
)
