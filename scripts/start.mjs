// `npm start` installs, builds and runs Kaban from a fresh clone. The server starts in
// src/main/server/start/launch.ts, and makes its database while the pages are built.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import net from 'node:net'
import { ensureBuilt, isBuilt } from './build.mjs'
import { readConfigFile } from './config-file.mjs'
import { findNode } from './find-node.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { Problem, inProject, projectDirectory, runScript } from './project.mjs'
import { exitCodeOf, forwardSignals } from './run-child.mjs'
import { checkArguments } from './usage.mjs'

await runScript(async () => {
  checkArguments('start')
  readConfigFile()
  // Check the port before an installation that takes a minute.
  if (!isInstalled() || !isBuilt()) await checkPort(Number(process.env.PORT || 3000))
  await ensureInstalled()
  return launch()
})

/**
 * The server has its own process group, so that Ctrl-C stops it once, through us. If we are killed,
 * the closed IPC channel stops it.
 */
function launch() {
  return new Promise((resolve, reject) => {
    const launcher = inProject('src', 'main', 'server', 'start', 'launch.ts')
    const building = !isBuilt()
    const child = spawn(findNode(), [launcher, ...(building ? ['--pages-follow'] : [])], {
      cwd: projectDirectory,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'kaban-node'),
        ...process.env,
      },
    })
    const forward = forwardSignals(child)
    const build = new AbortController()
    let failure
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      build.abort()
      forward.end()
      if (failure) reject(failure)
      else resolve(exitCodeOf(code, signal))
    })
    if (building)
      ensureBuilt(build.signal).then(
        () => child.connected && child.send('built'),
        (error) => {
          // A signal ended both.
          if (!forward.stopped()) failure = error
          child.kill('SIGTERM')
        },
      )
  })
}

function checkPort(port) {
  return new Promise((resolve, reject) => {
    // The server's settings reject values that are not ports.
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
