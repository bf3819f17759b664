// `npm run release` makes dist/release/kaban-VERSION.tar.gz, which an operator unpacks and starts:
// sources, built pages and documents, with a list of materials (CycloneDX) and the licences of what
// Kaban runs on. Where dpkg-deb is, it also makes a Debian package. One commit gives one checksum
// each. With --uncommitted, changes go along.
import './require-node.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildInto, sourceHash } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript, say } from './project.mjs'
import { debianFileName, packDebian } from './release/debian.mjs'
import { licencesText } from './release/licences.mjs'
import { materialsText } from './release/materials.mjs'
import { checkArguments } from './usage.mjs'

/** A release is for those who run Kaban: what only its developers use stays behind. */
const leftOut = /^(tests|bench|\.ci|\.git[^/]*)(\/|$)|\.test\.tsx?$/

await runScript(async () => {
  checkArguments('release')
  const withChanges = process.argv.includes('--uncommitted')
  if (git('status', '--porcelain') !== '' && !withChanges)
    throw new Problem('Commit your changes first, or take them along: -- --uncommitted')
  await ensureInstalled()
  const { name, version } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8'))
  const title = `${name}-${version}`
  const target = inProject('dist', 'release')
  const staging = fs.mkdtempSync(path.join(os.tmpdir(), 'kaban-release-'))
  try {
    const folder = path.join(staging, title)
    await fill(folder, { version, commit: git('rev-parse', 'HEAD'), withChanges })
    fs.rmSync(target, { recursive: true, force: true })
    fs.mkdirSync(target, { recursive: true })
    for (const file of ['LICENSES.txt', 'sbom.cdx.json'])
      fs.copyFileSync(path.join(folder, file), path.join(target, file))
    const archive = path.join(target, `${title}.tar.gz`)
    pack(staging, title, archive)
    sayWithSum(archive)
    if (spawnSync('dpkg-deb', ['--version']).status === 0) {
      await installIn(folder)
      const epoch = Number(committedAt())
      const file = path.join(target, debianFileName(version))
      packDebian({ tree: folder, staging: path.join(staging, 'deb'), version, epoch, target: file })
      sayWithSum(file)
    } else say('There is no dpkg-deb here (Debian: apt-get install dpkg), so no Debian package.')
  } finally {
    fs.rmSync(staging, { recursive: true, force: true })
  }
  return 0
})

async function fill(folder, about) {
  const files = git('ls-files', '-z').split('\0')
  for (const file of files) {
    if (file === '' || leftOut.test(file) || !fs.existsSync(inProject(file))) continue
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.copyFileSync(inProject(file), path.join(folder, file))
  }
  await buildInto(path.join(folder, 'dist', 'browser'))
  fs.writeFileSync(path.join(folder, 'dist', '.built-from'), sourceHash())
  const write = (name, text) => fs.writeFileSync(path.join(folder, name), text)
  // Whoever installs it needs no development dependencies (install.mjs).
  write('release.json', `${JSON.stringify(about, null, 2)}\n`)
  write('LICENSES.txt', licencesText())
  write('sbom.cdx.json', materialsText())
}

/** Time, order, owner and modes are the same whenever and wherever it is packed. */
function pack(staging, title, archive) {
  const modified = `--mtime=@${committedAt()}`
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  execFileSync(
    'tar',
    ['--sort=name', '--format=gnu', modified, ...owner, '-I', 'gzip -n -9', '-cf', archive, title],
    { cwd: staging, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** Installs the packages of the release by its own script. No registry is named in the result. */
async function installIn(folder) {
  const script = path.join(folder, 'scripts', 'install.mjs')
  await (await import(pathToFileURL(script).href)).ensureInstalled()
  for (const name of ['.package-lock.json', '.bin'])
    fs.rmSync(path.join(folder, 'node_modules', name), { recursive: true, force: true })
}

function sayWithSum(file) {
  const sum = createHash('sha256').update(fs.readFileSync(file)).digest('hex')
  fs.writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`)
  say(`${file}\nSHA-256: ${sum}`)
}

/** In seconds. */
function committedAt() {
  return git('log', '-1', '--format=%ct')
}

function git(...args) {
  return execFileSync('git', args, { cwd: projectDirectory, encoding: 'utf8' }).trim()
}
