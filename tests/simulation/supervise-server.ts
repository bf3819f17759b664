/** A server of Kaban as its own process that is started again whenever it ends. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface SupervisedServer {
  /** Ends the process with SIGKILL. The next one starts at once. */
  kill(): void
  /** Moves the clock of the process by so many seconds from the true time; null: it cannot be. */
  stepClock: ((seconds: number) => void) | null
  /** Asks past the proxy. */
  isReady(): Promise<boolean>
  /** The end of what it printed. */
  output(): string
  close(): Promise<void>
}

interface Supervised {
  home: string
  port: number
  dataDirectory: string
  env: Record<string, string>
}

const restartAfterMs = 200
const keptOutput = 8_000
const clockLibrary = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find((file) => existsSync(file))

/** Resolves when the server is ready for the first time. */
export async function superviseServer(options: Supervised): Promise<SupervisedServer> {
  const { home, port, dataDirectory } = options
  const clock = path.join(dataDirectory, 'clock')
  const stepClock = (seconds: number) =>
    writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  stepClock(0)
  const env = {
    ...process.env,
    ...options.env,
    ...(clockLibrary && clockSettings(clockLibrary, clock)),
    PORT: String(port),
    KABAN_DATA_DIR: dataDirectory,
  }
  let output = ''
  let [closing, wasReady] = [false, false]
  let child = start()

  function start(): ChildProcess {
    const launcher = path.resolve(home, 'src/main/server/start/launch.ts')
    const started = spawn(process.execPath, [launcher], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-keptOutput)
      })
    started.once('exit', () => {
      if (wasReady && !closing) void pause(restartAfterMs).then(() => closing || (child = start()))
    })
    return started
  }

  // The run may end before this is closed, and nobody else would end the process.
  const endWithRun = () => child.kill('SIGKILL')
  process.once('exit', endWithRun)
  const server: SupervisedServer = {
    kill: () => void child.kill('SIGKILL'),
    stepClock: clockLibrary ? stepClock : null,
    isReady: () =>
      fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    output: () => output,
    async close() {
      closing = true
      process.off('exit', endWithRun)
      if (hasEnded(child)) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await ended
      clearTimeout(late)
    },
  }
  for (const deadline = Date.now() + 120_000; !(await server.isReady()); await pause(100))
    if (hasEnded(child) || Date.now() > deadline) {
      await server.close()
      throw new Error(`A server did not become ready. It printed:\n${output}`)
    }
  wasReady = true
  return server
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Only the time of day moves: neither timers nor the times of files. */
function clockSettings(library: string, file: string): Record<string, string> {
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
