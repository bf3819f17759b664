// Kaban's server as a child process that is started anew when its code has changed.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const launcher = path.resolve(import.meta.dirname, '../../src/main/server/start/launch.ts')

export interface DevServer {
  /** Resolves when no start is under way. */
  settled(): Promise<void>
  /** Ends the running process, starts the next one, and resolves when it is ready or has failed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** `pages` is the directory of the pages that it sends. */
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
  return {
    settled: () => restarted,
    restart: () => (restarted = restart()),
    stop: () => stop(child),
  }
}

function launch(environment: Record<string, string>, pages: string): ChildProcess {
  return spawn(process.execPath, [launcher, pages], {
    // In a process group of its own, so that Ctrl-C ends it once, through us. It notices by the
    // channel when we are killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
}

/** Resolves with false when the server ended instead; a restart prints only what is said then. */
async function isReady(child: ChildProcess, shown: 'everything' | 'failures'): Promise<boolean> {
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
  if (shown === 'everything' || !isUp) process.stdout.write(printed)
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
