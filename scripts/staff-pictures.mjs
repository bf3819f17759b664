// `npm run staff-pictures` takes the pictures of the staff guides (docs/staff), in both languages,
// on sample data in a throw-away folder.
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { requireChromium } from './testing/find-chromium.mjs'
import { checkArguments } from './usage.mjs'

await runScript(async () => {
  checkArguments('staff-pictures')
  await ensureInstalled()
  await ensureBuilt()
  const chromium = requireChromium('npm run staff-pictures')
  return runChild(findNode(), [inProject('tests', 'e2e', 'demo', 'staff-pictures.ts')], {
    cwd: projectDirectory,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
})
