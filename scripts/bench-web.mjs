// `npm run bench:web` measures the pages. Its first run installs Lighthouse, which has its own
// package.
import './require-node.mjs'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript, say } from './project.mjs'
import { runChild } from './run-child.mjs'
import { checkArguments } from './usage.mjs'

const folder = inProject('bench', 'web')
const stampFile = inProject('bench', 'web', 'node_modules', '.kaban-installed')

await runScript(async () => {
  checkArguments('bench:web')
  await ensureInstalled()
  await ensureBuilt()
  await ensureLighthouse()
  return runChild(
    findNode(),
    [inProject('bench', 'web', 'bench-web.ts'), ...process.argv.slice(2)],
    { cwd: projectDirectory },
  )
})

async function ensureLighthouse() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(inProject('bench', 'web', 'package-lock.json')))
    .digest('hex')
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) return
  say('Installing Lighthouse (once; about 180 MB) …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const code = await (npm?.endsWith('.js')
    ? runChild(process.execPath, [npm, ...args], { cwd: folder })
    : runChild('npm', args, { cwd: folder }))
  if (code !== 0)
    throw new Problem(
      'Lighthouse could not be installed (see the output above). Check the connection ' +
        'to the npm registry and the free space, then try again.',
    )
  fs.writeFileSync(stampFile, wanted)
}
