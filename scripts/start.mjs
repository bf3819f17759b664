// `npm start`: everything from a fresh clone to a running Kaban. The server itself begins in src/main/server/start/launch.ts.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import net from 'node:net'
import { ensureBuilt, isBuilt } from './build.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript } from './project.mjs'
import { exitCodeOf, forwardSignals } from './run-child.mjs'

await runScript(async () => {
  // Whoever must wait a minute for the installation should not learn only afterwards that the port is taken.
  if (!isInstalled() || !isBuilt()) await checkPort(Number(process.env.PORT || 3000))
  await ensureInstalled()
  await ensureBuilt()
  return launch()
})

/**
 * The server gets a process group of its own, so that Ctrl-C reaches it once, through us, and not a
 * second time from the terminal. The channel between us is how it notices that we were killed.
 */
function launch() {
  return new Promise((resolve, reject) => {
    const child = spawn(findNode(), [inProject('src', 'main', 'server', 'start', 'launch.ts')], {
      cwd: projectDirectory,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'kaban-node'),
        ...process.env,
      },
    })
    const forward = forwardSignals(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      forward.end()
      resolve(exitCodeOf(code, signal))
    })
  })
}

function checkPort(port) {
  return new Promise((resolve, reject) => {
    // What is no port at all is refused by the settings, in their words.
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return resolve()
    const probe = net.createServer()
    probe.on('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Problem(
              `Port ${port} is taken by another program (or by a Kaban that already runs). ` +
                `Stop it, or choose another: PORT=${port + 1} npm start`,
            )
          : new Problem(
              `Port ${port} cannot be used (${error.code}). Choose another: PORT=3001 npm start`,
            ),
      ),
    )
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
