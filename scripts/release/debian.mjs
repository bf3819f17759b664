// The Debian package: the release, what it runs on and its own Node in /usr/lib/kaban, and the
// service. The server needs neither npm nor a registry.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const home = 'usr/lib/kaban'
const architectures = { x64: 'amd64', arm64: 'arm64' }
const maintainer = 'The maintainers of Kaban <maintainers@kaban.test>'
/** For kaban.env, which setup writes: a file of the package would be asked about at upgrades. */
const settingsFolder = 'etc/kaban'

export function debianFileName(version) {
  return `kaban_${debianVersion(version)}_${architectures[process.arch]}.deb`
}

/**
 * `tree`, the folder of a release with its node_modules, moves into the folder `staging`. `epoch`
 * is in seconds, and no file is younger. The owner is root without root's rights.
 */
export function packDebian({ tree, staging, version, epoch, target }) {
  const into = (name) => path.join(staging, name)
  const write = (name, content, mode = 0o644) => {
    fs.mkdirSync(path.dirname(into(name)), { recursive: true, mode: 0o755 })
    fs.writeFileSync(into(name), content)
    fs.chmodSync(into(name), mode)
  }
  fs.mkdirSync(path.dirname(into(home)), { recursive: true, mode: 0o755 })
  fs.renameSync(tree, into(home))
  const source = (name) => fs.readFileSync(into(path.join(home, 'packaging', name)))
  // Of the machine that packs: what the umask left.
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', staging])
  fs.mkdirSync(into(settingsFolder), { recursive: true, mode: 0o755 })
  write('usr/lib/systemd/system/kaban.service', debianUnit(source('systemd/kaban.service')))
  fs.mkdirSync(into('usr/bin'))
  fs.symlinkSync('../lib/kaban/packaging/systemd/kaban', into('usr/bin/kaban'))
  write('usr/share/doc/kaban/copyright', fs.readFileSync(into(`${home}/LICENSES.txt`)))
  write('usr/share/doc/kaban/changelog.gz', gzipSync(changelog(version, epoch), { level: 9 }))
  const control = controlText(version, sizeOf(staging))
  const sums = md5sums(staging)
  write('DEBIAN/control', control)
  write('DEBIAN/md5sums', sums)
  for (const name of ['postinst', 'prerm', 'postrm'])
    write(`DEBIAN/${name}`, source(`debian/${name}`), 0o755)
  const options = ['--root-owner-group', '-Zzstd', '-z9', '--threads-max=1']
  execFileSync('dpkg-deb', [...options, '--build', staging, target], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch) },
  })
}

function debianUnit(unit) {
  const [, ...rest] = unit.toString().split('\n\n')
  return `# Kaban as a service. Change it by: systemctl edit kaban\n\n${rest.join('\n\n')}`
    .replaceAll('/opt/kaban', `/${home}`)
    .replaceAll('/usr/bin/env node', `/${home}/node_modules/node-linux-${process.arch}/bin/node`)
}

/** 0.2.0-rc.1 comes before 0.2.0. */
function debianVersion(version) {
  return version.replace('-', '~')
}

function controlText(version, size) {
  return `Package: kaban
Version: ${debianVersion(version)}
Architecture: ${architectures[process.arch]}
Maintainer: ${maintainer}
Installed-Size: ${size}
Depends: adduser, libc6 (>= 2.28), libgcc-s1, libstdc++6
Section: web
Priority: optional
Description: peso wallet on a double-entry ledger
 Users sign up, deposit by chatting with the company, withdraw to a bank or
 e-wallet, and get a receipt for every movement. Staff complete deposits and
 withdrawals in a console. The package brings its own Node and PostgreSQL.
`
}

function changelog(version, epoch) {
  const date = new Date(epoch * 1_000).toUTCString().replace('GMT', '+0000')
  const head = `kaban (${debianVersion(version)}) stable; urgency=medium`
  return `${head}\n\n  * See /${home}/CHANGELOG.md.\n\n -- ${maintainer}  ${date}\n`
}

function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** In KiB; each file takes whole ones. */
function sizeOf(folder) {
  return filesIn(folder).reduce(
    (sum, name) => sum + Math.ceil(fs.statSync(path.join(folder, name)).size / 1_024),
    0,
  )
}

function md5sums(folder) {
  const sum = (name) =>
    createHash('md5')
      .update(fs.readFileSync(path.join(folder, name)))
      .digest('hex')
  return filesIn(folder)
    .map((name) => `${sum(name)}  ${name}\n`)
    .join('')
}
