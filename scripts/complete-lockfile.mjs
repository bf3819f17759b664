// Run `node scripts/complete-lockfile.mjs` after a change of dependencies. A package-lock.json that
// was written on one machine can lack optional packages for other machines, and `npm ci` would fail
// there. Their exact versions are known from the packages that need them.
import fs from 'node:fs'
import { inProject, say } from './project.mjs'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const file = inProject('package-lock.json')
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const missing = missingOptional(lock.packages)
for (const { name, version, wantedBy } of missing)
  lock.packages[`node_modules/${name}`] = entryFor(name, version, wantedBy)
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
say(
  missing.length ? `Added ${missing.map(({ name }) => name).join(', ')}.` : 'Nothing was missing.',
)

function missingOptional(packages) {
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !places(place, name).some((candidate) => packages[candidate]))
      .map(([name, version]) => ({ name, version, wantedBy: entry })),
  )
}

/** Returns the places where Node looks for a package that `place` requires. */
function places(place, name) {
  const above = place.lastIndexOf('/node_modules/')
  const here = `${place === '' ? '' : `${place}/`}node_modules/${name}`
  return place === '' ? [here] : [here, ...places(above < 0 ? '' : place.slice(0, above), name)]
}

function entryFor(name, version, wantedBy) {
  const words = name.split('/').at(-1).split('-')
  const of = (known) => known.filter((word) => words.includes(word))
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    version,
    ...(of(processors).length ? { cpu: of(processors) } : {}),
    ...(wantedBy.dev ? { dev: true } : {}),
    ...(libc.length ? { libc } : {}),
    optional: true,
    ...(of(systems).length ? { os: of(systems) } : {}),
  }
}
