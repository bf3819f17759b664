/** The unit of systemd: nothing in it is unknown to systemd, and it leaves Kaban few rights. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const unit = 'packaging/systemd/kaban.service'
const isHere = spawnSync('systemd-analyze', ['--version']).status === 0
const reason = 'systemd-analyze is not installed (Debian: apt-get install systemd)'

test('the exposure of the service is at most 2.5 of 10', ({ skip }) => {
  skip(!isHere, reason)
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', unit], {
    encoding: 'utf8',
  })
  const exposure = /Overall exposure level for kaban\.service: ([\d.]+)/.exec(report)?.[1]
  expect(Number(exposure)).toBeLessThanOrEqual(2.5)
})

test('systemd understands every line', ({ skip }) => {
  skip(!isHere, reason)
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-unit-'))
  // This machine has neither the program's folder nor the file of settings.
  const here = readFileSync(unit, 'utf8').replaceAll('/opt/kaban', process.cwd())
  writeFileSync(path.join(folder, 'kaban.service'), here)
  try {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', path.join(folder, 'kaban.service')],
      { encoding: 'utf8' },
    )
    expect(stderr.split('\n').filter((line) => line.includes('kaban.service'))).toEqual([])
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('systemd waits for the stop of Kaban, which may take 30 s', () => {
  const text = readFileSync(unit, 'utf8')
  expect(text).toContain('KillMode=mixed')
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(30)
})
