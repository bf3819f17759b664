/** HAProxy with the servers that operators copy, on loopback and without TLS. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readStatistics, statisticsOf } from '#tests/fixtures/packaging/proxies.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'

const program = '/usr/sbin/haproxy'

/** Why it cannot run here; empty when it can. */
export const missingHaproxy = existsSync(program) ? '' : 'not installed: apt-get install haproxy'

export interface Haproxy {
  address: string
  /** Broken answers of each server since the start, in the order of `ports`. */
  broken(): Promise<number[]>
  stop(): Promise<void>
}

/** `ports` are those of the servers; `folder` takes its files. */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Haproxy> {
  const port = await freePort()
  const socket = statisticsOf({ folder })
  const config = path.join(folder, 'haproxy.cfg')
  writeFileSync(config, configOf(port, ports, socket))
  const child = spawn(program, ['-db', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
    await pause(20)
  }
  return {
    address: `http://127.0.0.1:${port}`,
    async broken() {
      const counters = await readStatistics({ folder })
      return ports.map((_, place) => Number(counters.get(`kaban ${serverAt(place)}`)?.['eresp']))
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const serverAt = (place: number) => `server-${place + 1}`

function configOf(port: number, ports: readonly number[], socket: string): string {
  const shipped = readFileSync('packaging/proxies/haproxy.cfg', 'utf8')
  const section = (name: string) => {
    const found = new RegExp(`^${name}\\b.*\\n(?:(?: .*)?\\n)*`, 'm').exec(shipped)
    if (!found) throw new Error(`packaging/proxies/haproxy.cfg has no section ${name}`)
    return found[0].replaceAll(/^ +(#?server|option httplog|log) .*\n/gm, '')
  }
  const servers = ports.map((of, place) => `  server ${serverAt(place)} 127.0.0.1:${of}\n`)
  return (
    `global\n  stats socket ${socket} mode 600\n${section('defaults')}` +
    `frontend plain\n  bind 127.0.0.1:${port}\n  default_backend kaban\n` +
    `${section('backend')}${servers.join('')}`
  )
}
