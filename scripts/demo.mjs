// `npm run demo` plays the main job in a browser, on sample data in a throw-away folder, and leaves
// pictures and a video in dist/demo.
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { requireChromium } from './testing/find-chromium.mjs'
import { checkArguments } from './usage.mjs'

await runScript(async () => {
  checkArguments('demo')
  await ensureInstalled()
  await ensureBuilt()
  const chromium = requireChromium('npm run demo')
  return runChild(findNode(), [inProject('tests', 'e2e', 'demo', 'demo.ts')], {
    cwd: projectDirectory,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
})
