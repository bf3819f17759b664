/** The archive of a release: the same for one commit, complete, and it starts where it lies. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { licencesText } from '../../scripts/release/licences.mjs'
import { materialsText } from '../../scripts/release/materials.mjs'
import { freePort } from '../fixtures/servers/free-port.ts'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dev?: boolean; optional?: boolean }>
}
const shipped = Object.entries(lockfile.packages)
  .filter(([place, { dev }]) => place !== '' && !dev)
  .map(([place, { version, optional }]) => ({
    name: place.split('node_modules/').at(-1)!,
    version,
    optional,
  }))

test('every package that Kaban runs on is named with its licence', () => {
  const text = licencesText()
  expect(text).not.toMatch(/: (undefined|unknown)$/m)
  expect(shipped.filter(({ name, version }) => !text.includes(`\n${name} ${version}: `))).toEqual(
    [],
  )
  expect(text).not.toContain('\nvitest ')
})

test('the list of materials names the same packages, with checksums', () => {
  const list = JSON.parse(materialsText()) as {
    bomFormat: string
    components: { name: string; version: string; hashes?: { content: string }[] }[]
  }
  expect(list.bomFormat).toBe('CycloneDX')
  const listed = new Set(list.components.map(({ name, version }) => `${name} ${version}`))
  // npm leaves out what is for other kinds of machines.
  const needed = shipped.filter(({ optional }) => !optional)
  expect(needed.filter(({ name, version }) => !listed.has(`${name} ${version}`))).toEqual([])
  expect(list.components.some(({ name }) => name === 'vitest')).toBe(false)
  expect(list.components.filter(({ hashes }) => hashes?.length).length).toBeGreaterThan(200)
})

test(
  'two archives of one commit are equal, and one starts in an empty folder @long',
  { timeout: 900_000 },
  async () => {
    const first = makeArchive()
    const again = makeArchive()
    expect(again.sums).toEqual(first.sums)
    const folder = mkdtempSync(path.join(tmpdir(), 'kaban-released-'))
    try {
      execFileSync('tar', ['-xzf', again.file, '-C', folder, '--strip-components=1'])
      expect(filesNaming(folder, registryHost())).toEqual([])
      expect(filesNaming(folder, '"resolved": "http')).toEqual([])
      expect(existsSync(path.join(folder, 'tests'))).toBe(false)
      expect(await startAndStop(folder)).toEqual({ landing: 200, exit: [0, null] })
      expect(existsSync(path.join(folder, 'node_modules/vitest'))).toBe(false)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

function makeArchive(): { file: string; sums: string[] } {
  execFileSync(process.execPath, ['scripts/release.mjs', '--uncommitted'], { stdio: 'pipe' })
  const [file = ''] = globSync('dist/release/*.tar.gz')
  // With the Debian package, where dpkg-deb is.
  const sums = globSync('dist/release/*.sha256').sort()
  return { file, sums: sums.map((name) => readFileSync(name, 'utf8')) }
}

function registryHost(): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  return new URL(registry.trim()).host
}

function filesNaming(folder: string, text: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder }).filter((file) => {
    const whole = path.join(folder, file)
    return statSync(whole).isFile() && readFileSync(whole).includes(text)
  })
}

/** As an operator does, including the installation of what it runs on. */
async function startAndStop(folder: string): Promise<{ landing: number; exit: unknown[] }> {
  const port = await freePort('localhost')
  const kaban = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) },
  })
  const exited = once(kaban, 'exit')
  try {
    const landing = await landingOf(`http://localhost:${port}/`, kaban)
    process.kill(-kaban.pid!, 'SIGTERM')
    return { landing, exit: await exited }
  } finally {
    if (kaban.exitCode === null) process.kill(-kaban.pid!, 'SIGKILL')
  }
}

async function landingOf(address: string, { exitCode }: { exitCode: number | null }) {
  for (let waited = 0; waited < 600 && exitCode === null; waited += 1) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status > 0) return status
    await pause(1_000)
  }
  return 0
}
