// `npm run screenshots` takes new pictures of the screens and stores them in tests/e2e/screenshots.
// Check the changes with git before you commit them.
import './require-node.mjs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, projectDirectory, runScript } from './project.mjs'
import { runChild } from './run-child.mjs'
import { requireChromium } from './testing/find-chromium.mjs'
import { checkArguments } from './usage.mjs'

await runScript(async () => {
  checkArguments('screenshots')
  await ensureInstalled()
  await ensureBuilt()
  const chromium = requireChromium('npm run screenshots')
  const playwright = [
    inProject('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    'screens/screenshots.spec.ts',
  ]
  return runChild(findNode(), playwright, {
    cwd: projectDirectory,
    env: { ...process.env, CHROMIUM_PATH: chromium, KABAN_SCREENSHOTS: 'keep' },
  })
})
