/** The Debian package: its control files, made from a small release. try-package installs it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { debianFileName, packDebian } from '../../scripts/release/debian.mjs'

const isHere = spawnSync('dpkg-deb', ['--version']).status === 0
const reason = 'dpkg-deb is not installed (Debian: apt-get install dpkg)'
const folder = mkdtempSync(path.join(tmpdir(), 'kaban-debian-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the package. */
function pack(name: string, version: string, fileAge = 0): string {
  const tree = path.join(folder, name, 'tree')
  mkdirSync(tree, { recursive: true })
  cpSync('packaging', path.join(tree, 'packaging'), { recursive: true })
  cpSync('LICENSE', path.join(tree, 'LICENSES.txt'))
  const seconds = Date.now() / 1_000 - fileAge
  utimesSync(path.join(tree, 'LICENSES.txt'), seconds, seconds)
  const target = path.join(folder, name, debianFileName(version))
  const staging = path.join(folder, name, 'staging')
  packDebian({ tree, staging, version, epoch: 1_700_000_000, target })
  return target
}

const ask = (...args: string[]) => execFileSync('dpkg-deb', args, { encoding: 'utf8' })
const fileIn = (deb: string, name: string) =>
  execFileSync('sh', ['-c', `dpkg-deb --fsys-tarfile ${deb} | tar -xO ${name}`], {
    encoding: 'utf8',
  })

test('a package has the command, the service and no settings', ({ skip }) => {
  skip(!isHere, reason)
  const deb = pack('one', '1.2.3')
  expect(path.basename(deb)).toMatch(/^kaban_1\.2\.3_(amd64|arm64)\.deb$/)
  expect(ask('--field', deb, 'Package', 'Version')).toBe('Package: kaban\nVersion: 1.2.3\n')
  expect(ask('--field', deb, 'Depends')).not.toMatch(/nodejs|npm/)
  const files = ask('--contents', deb).trim().split('\n')
  const of = (name: string) => files.find((line) => line.split(/\s+/)[5] === name)
  expect(of('./etc/kaban/')).toMatch(/^drwxr-xr-x root\/root/)
  expect(files.filter((line) => line.includes('./etc/kaban/'))).toHaveLength(1)
  expect(of('./usr/bin/kaban')).toContain('-> ../lib/kaban/packaging/systemd/kaban')
  expect(of('./usr/lib/kaban/packaging/systemd/kaban')).toMatch(/^-rwxr-xr-x/)
  expect(files.filter((line) => line.includes('./var'))).toEqual([])
  const unit = fileIn(deb, './usr/lib/systemd/system/kaban.service')
  expect(unit).not.toMatch(/\/opt\/|\/usr\/bin\/env/)
  expect(unit).toContain('WorkingDirectory=/usr/lib/kaban\n')
  const node = `/usr/lib/kaban/node_modules/node-linux-${process.arch}/bin/node`
  expect(unit).toContain(`ExecStart=${node} scripts/start.mjs\n`)
})

test('a version before a release sorts before it', ({ skip }) => {
  skip(!isHere, reason)
  const [, version = ''] = debianFileName('1.2.3-rc.1').split('_')
  execFileSync('dpkg', ['--compare-versions', version, 'lt', '1.2.3'])
})

test('the same files make the same package, whenever', ({ skip }) => {
  skip(!isHere, reason)
  expect(
    readFileSync(pack('early', '1.2.3', 500)).equals(readFileSync(pack('late', '1.2.3'))),
  ).toBe(true)
})

test.each(['systemd/kaban', 'debian/postinst', 'debian/prerm', 'debian/postrm'])(
  'the shell understands %s',
  (name) => {
    const file = `packaging/${name}`
    execFileSync('sh', ['-n', file])
    expect(readFileSync(file, 'utf8')).not.toMatch(/rm -r?f? ?.*\/var\/lib/)
  },
)
