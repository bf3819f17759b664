import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { digestSettings } from '#foundation/platform/server/settings/setting-digests.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { writeWhole } from '#foundation/platform/server/write-whole.ts'

/** In the commands of a service, when its unit or its wrapper runs this (`KABAN_COMMAND`). */
export function say(text: string): void {
  process.stdout.write(`${asTyped(text, process.env.KABAN_COMMAND)}\n`)
}

/** `npm run check -- --json` is `kaban check --json` where the command `kaban` is installed. */
export function asTyped(text: string, command: string | undefined): string {
  if (!command) return text
  return text
    .replaceAll('npm start', `systemctl restart ${command}`)
    .replaceAll(/npm run ([\w-]+)(?: --(?= ))?/g, `${command} $1`)
}

/** Creates it readable only by its owner, because it holds passwords and people's private files. */
export async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(directory)
    writeFileSync(path.join(directory, '.writable'), '')
    await rm(path.join(directory, '.writable'))
  } catch (error) {
    throw asStartProblem(error, directory)
  }
}

/** Creates each parent itself: Node's `recursive` option never returns for a path below /proc. */
async function makeWithParents(directory: string): Promise<void> {
  if (existsSync(directory)) return
  await makeWithParents(path.dirname(directory))
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return
    throw Object.assign(error, error.code === 'ENOENT' ? { code: 'EACCES' } : {})
  })
}

/** Throws StartProblem when the port is taken. Called before the slow creation of a database. */
export function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartProblem(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop it, or choose another port: ` +
                `PORT=${port + 1}`
            : `Port ${port} cannot be used (${error.code}). Choose another port: ` +
                `PORT=${port < 1024 ? 3000 : port + 1}`,
        ),
      ),
    )
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

/** The folder of this Kaban, without links. */
export const ourHome = path.resolve(import.meta.dirname, '../../../..')

/**
 * Records where the running database is, for other commands (verify, upgrade). The file holds
 * passwords, so only its owner may read it.
 */
export function writeRunNote(
  settings: Settings,
  urls: { databaseUrl: string; ownerUrl: string },
  reloaded?: { done: boolean; text: string; at: string },
): void {
  const { port, publicUrl } = settings
  const started = { pid: process.pid, home: ourHome, settings: digestSettings(process.env) }
  const note = { ...urls, port, publicUrl, ...started, reloaded }
  writeWhole(noteOf(settings), `${JSON.stringify(note, null, 2)}\n`)
}

export function removeRunNote(settings: Settings): Promise<void> {
  return rm(noteOf(settings), { force: true })
}

function noteOf(settings: Settings): string {
  return path.join(settings.dataDirectory, 'run.json')
}
