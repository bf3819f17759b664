/** The real server, as `npm start` launches it, on fresh sample data, behind a counting proxy. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../tests/fixtures/servers/free-port.ts'

export interface RealServer {
  /** The address of the proxy, which a browser opens. */
  address: string
  /** Bytes in both directions since the last call, headers included. */
  takeBytes(): { toPhone: number; fromPhone: number }
  close(): Promise<void>
}

const project = path.join(import.meta.dirname, '..', '..')

export async function startRealServer(): Promise<RealServer> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'kaban-bench-web-'))
  const port = await freePort('localhost')
  const proxy = await openCountingProxy(port)
  const child = spawn(
    process.execPath,
    [path.join(project, 'src', 'main', 'server', 'start', 'launch.ts')],
    {
      cwd: project,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        KABAN_DATA_DIR: directory,
        KABAN_SAMPLE: 'small',
        KABAN_PUBLIC_URL: proxy.address,
        KABAN_ACCESS_CODE: 'only-for-the-bench',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  async function close(): Promise<void> {
    await proxy.close()
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
    rmSync(directory, { recursive: true, force: true })
  }
  for (let waited = 0; waited < 900 && child.exitCode === null; waited += 1) {
    const healthy = await fetch(`http://localhost:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return { address: proxy.address, takeBytes: proxy.takeBytes, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  throw new Error('The measured server did not become healthy')
}

/**
 * Counts every byte on its way: no tool of the browser sees completely what a service worker or an
 * open stream fetches.
 */
async function openCountingProxy(
  behind: number,
): Promise<{ address: string; takeBytes: RealServer['takeBytes']; close(): Promise<void> }> {
  let [toPhone, fromPhone] = [0, 0]
  const open = new Set<net.Socket>()
  const server = net.createServer((phone) => {
    const inside = net.connect(behind, 'localhost')
    for (const socket of [phone, inside]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    }
    inside.on('data', (bytes) => (toPhone += bytes.length))
    phone.on('data', (bytes) => (fromPhone += bytes.length))
    phone.pipe(inside).pipe(phone)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const place = server.address()
  if (!place || typeof place === 'string') throw new Error('The proxy has no port')
  return {
    address: `http://localhost:${place.port}`,
    takeBytes() {
      const taken = { toPhone, fromPhone }
      ;[toPhone, fromPhone] = [0, 0]
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
