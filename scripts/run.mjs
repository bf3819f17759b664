// `node scripts/run.mjs <file.ts> [arguments]` runs a TypeScript file with the server's Node.
import './require-node.mjs'
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { readConfigFile } from './config-file.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { checkArguments, commands } from './usage.mjs'

/** These need the built pages. */
const onPages = /^tests\/(simulation|failovers|security\/attack)\/run\.ts$/

await runScript(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Problem('Say which file to run: node scripts/run.mjs <file.ts> [arguments]')
  const name = nameOf(file)
  if (name in commands) checkArguments(name, args)
  // Commands of the operator lie in src; tests and the development server have no such file, and
  // setup makes it.
  if (file.startsWith('src/') && !file.endsWith('/setup.ts')) readConfigFile()
  await ensureInstalled()
  if (onPages.test(file)) await ensureBuilt()
  return runChild(findNode(), [path.resolve(projectDirectory, file), ...args], {
    cwd: projectDirectory,
  })
})

/** The script of package.json that runs the file; '' when none does. */
function nameOf(file) {
  const { scripts } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8'))
  return Object.keys(scripts).find((name) => scripts[name].endsWith(` ${file}`)) ?? ''
}
