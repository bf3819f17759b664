// Runs Kaban's server as a child process that restarts when its code changes.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setImmediate as nextTick } from 'node:timers/promises'

const launcher = path.resolve(import.meta.dirname, '../../src/main/server/start/launch.ts')

export interface DevServer {
  /** Resolves when no restart is in progress. */
  settled(): Promise<void>
  /** Stops the process and starts the next one. Resolves when that one is ready or has failed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** `pages` is the directory of the built pages. */
export async function startDevServer(
  environment: Record<string, string>,
  pages: string,
): Promise<DevServer> {
  let child = launch(environment, pages)
  await isReady(child, 'everything')
  let restarted = Promise.resolve()
  async function restart(): Promise<void> {
    const began = Date.now()
    await stop(child)
    child = launch(environment, pages)
    if (await isReady(child, 'failures'))
      process.stdout.write(`The server started again in ${Date.now() - began} ms.\n`)
  }
  async function settled(): Promise<void> {
    const current = restarted
    await current
    // The next change may already be waiting for this start to end.
    await nextTick()
    if (current !== restarted) await settled()
  }
  return {
    settled,
    restart: () => (restarted = restart()),
    stop: () => stop(child),
  }
}

function launch(environment: Record<string, string>, pages: string): ChildProcess {
  return spawn(process.execPath, [launcher, pages], {
    // The server has its own process group, so that Ctrl-C stops it once, through us. If we are
    // killed, the closed IPC channel stops it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
}

/** Resolves with false if the server exits instead. After a restart, prints only failures. */
async function isReady(child: ChildProcess, output: 'everything' | 'failures'): Promise<boolean> {
  let printed = ''
  let isUp = false
  await new Promise<void>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (isUp) return void process.stdout.write(text)
      printed += text
      isUp = printed.includes('Kaban is ready')
      if (isUp) resolve()
    })
    child.once('exit', resolve)
  })
  if (output === 'everything' || !isUp) process.stdout.write(printed)
  if (!isUp) process.stdout.write('The server did not start; the next change starts it again.\n')
  return isUp
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.stdout?.removeAllListeners('data').resume()
  child.kill('SIGTERM')
  await ended
}
