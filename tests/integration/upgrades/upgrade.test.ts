/**
 * `npm run upgrade` replaces a running Kaban, or leaves the old one, wherever it is killed. Deaths
 * within the live migration are in killed-migration.test.ts.
 */
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { linkedService, type LinkedService } from '../../fixtures/servers/linked-service.ts'
import { expanding, makeRelease } from '../../fixtures/servers/next-release.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-upgrade-'))
const [old, next, broken] = ['old', 'next', 'broken'].map((name) => path.join(place, name)) as [
  string,
  string,
  string,
]
let service: LinkedService
const linked = () => fs.readlinkSync(service.link)

beforeAll(async () => {
  service = linkedService(place, await freePort('localhost'))
  makeRelease(old, [])
  makeRelease(next, [expanding])
  makeRelease(broken, [expanding])
  // Only its start fails: it has no pages.
  fs.rmSync(path.join(broken, 'dist'))
  service.pointTo(old)
  await service.bringUp()
})
afterAll(async () => {
  await service.stop()
  fs.rmSync(place, { recursive: true, force: true })
})

test('a new Kaban replaces the old one after a rehearsal, and once only @long', async () => {
  expect(await service.upgrade(next)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Done.'),
  })
  expect(service.running()).toBe(next)
  expect(linked()).toBe(next)
  expect(await service.upgrade(next)).toMatchObject({
    said: expect.stringContaining('runs already'),
  })
})

test('a new Kaban that does not start gives way to the old one @long', async () => {
  await putBackOld()
  const { code, said } = await service.upgrade(broken, { args: ['--within', '15'] })
  expect(said).toContain('the old Kaban serves again')
  expect({ code, running: service.running(), link: linked() }).toEqual({
    code: 1,
    running: old,
    link: old,
  })
})

test(
  'killed at ten moments, it leaves the old or the new one, and is repeated @long',
  { timeout: 600_000 },
  async () => {
    const moments = ['npm run backup', 'npm run drill', 'Unpacking', 'Replaying', 'was restored']
    const steps = [
      ...moments,
      'Stopping',
      'Starting this',
      'Starting this',
      'Starting this',
      'Done',
    ]
    for (const [round, when] of steps.entries()) {
      await putBackOld()
      await killed(when, round * 80)
      const home = linked()
      expect([old, next], when).toContain(home)
      await service.bringUp()
      expect(service.running(), when).toBe(home)
      expect(service.verify(home), when).toContain('The book is sound.')
      if (round % 4 === 0) {
        expect(await service.upgrade(next)).toMatchObject({ code: 0 })
        expect(service.running()).toBe(next)
      }
    }
  },
)

/** The upgrade ends a while after it has said that. */
async function killed(when: string, afterMs: number): Promise<void> {
  const upgrading = service.beginUpgrade(next)
  let killing: Promise<void> | undefined
  upgrading.onText((said) => {
    if (said.includes(when)) killing ??= pause(afterMs).then(upgrading.kill)
  })
  await upgrading.ended
  await killing
  expect(upgrading.said()).toContain(when)
}

/** The migration only expands, so the old one serves the database that the new one has changed. */
async function putBackOld(): Promise<void> {
  if (linked() === old) return
  await service.stop()
  service.pointTo(old)
  await service.bringUp()
}
