// The list of materials: every package that Kaban runs on, with its version and checksum, as
// CycloneDX has it.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { inProject, projectDirectory } from '../project.mjs'

export function materialsText() {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const npm = process.env.npm_execpath
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const list = JSON.parse(
    execFileSync(program, [...before, ...args], {
      cwd: projectDirectory,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
  // Not --omit=dev: npm then forgets what the tests also import by themselves.
  const shipped = shippedNames()
  list.components = list.components.filter(({ 'bom-ref': ref }) => shipped.has(ref))
  list.dependencies = list.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => shipped.has(on)) }))
  // Both would be others for each release of one commit.
  delete list.serialNumber
  delete list.metadata.timestamp
  // npm takes the name of the folder.
  Object.assign(list.metadata.component, { name: 'kaban', type: 'application' })
  return `${JSON.stringify(list, null, 2)}\n`
}

/** As npm refers to them in the list: `name@version`, and Kaban itself. */
function shippedNames() {
  const { packages } = JSON.parse(fs.readFileSync(inProject('package-lock.json'), 'utf8'))
  const shipped = Object.entries(packages).filter(([, { dev }]) => !dev)
  return new Set(
    shipped.map(([place, { name, version }]) =>
      [name ?? place.split('node_modules/').at(-1), version].join('@'),
    ),
  )
}
