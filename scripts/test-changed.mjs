// `npm run test:changed` builds what is missing, checks the types and runs the tests that the
// current changes can break.
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { checkArguments } from './usage.mjs'

await runScript(async () => {
  checkArguments('test:changed')
  await ensureInstalled()
  await ensureBuilt()
  const run = (...args) => runChild(findNode(), args, { cwd: projectDirectory })
  const types = await run(inProject('scripts', 'test.mjs'), 'types')
  const tests = await run(inProject('scripts', 'testing', 'run-affected.ts'))
  return types || tests
})
