// `node scripts/run.mjs <file.ts> [arguments]` runs a TypeScript file with the server's Node.
import './require-node.mjs'
import path from 'node:path'
import { readConfigFile } from './config-file.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'

await runScript(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Problem('Say which file to run: node scripts/run.mjs <file.ts> [arguments]')
  // Commands of the operator lie in src; tests and the development server have no such file, and
  // setup makes it.
  if (file.startsWith('src/') && !file.endsWith('/setup.ts')) readConfigFile()
  await ensureInstalled()
  return runChild(findNode(), [path.resolve(projectDirectory, file), ...args], {
    cwd: projectDirectory,
  })
})
