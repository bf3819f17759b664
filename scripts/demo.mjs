// `npm run demo` plays the main job in a browser, on sample data in a throw-away folder, and leaves
// pictures and a video in dist/demo.
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { findChromium } from './testing/find-chromium.mjs'

await runScript(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const chromium = findChromium()
  if (!chromium)
    throw new Problem(
      'No Chromium was found. Install one (Debian and Ubuntu: sudo apt-get install ' +
        'chromium) or name one: CHROMIUM_PATH=/path/to/chrome npm run demo',
    )
  return runChild(findNode(), [inProject('tests', 'e2e', 'demo', 'demo.ts')], {
    cwd: projectDirectory,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
})
