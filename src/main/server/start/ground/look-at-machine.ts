/** Looks at what the machine gives: the data folder, the disk, the port and the address. */
import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { checkPort, makeDataDirectory } from '../launch-steps.ts'
import type { Findings } from './findings.ts'

const megabyte = 1024 * 1024
const liveMegabytesMin = 1024
const sampleMegabytesMin = 300

type Machine = Pick<Settings, 'dataDirectory' | 'host' | 'port' | 'mode'>

/** `isRunning`: this Kaban serves already, so its port is taken by itself. */
export async function lookAtMachine(settings: Machine, isRunning = false): Promise<Findings> {
  const problems = [
    await problemOf(() => checkFolder(settings.dataDirectory)),
    isRunning ? null : await problemOf(() => checkPort(settings.port)),
    await problemOf(() => checkHost(settings.host)),
  ].filter((problem) => problem !== null)
  const found: Findings = { problems, warnings: [] }
  // Without a folder there is no disk to look at.
  if (existsSync(settings.dataDirectory)) lookAtDisk(settings, found)
  return found
}

async function problemOf(step: () => Promise<void>): Promise<string | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
}

/** Makes nothing: a missing folder can be made where its nearest parent can be written. */
async function checkFolder(directory: string): Promise<void> {
  if (existsSync(directory)) return await makeDataDirectory(directory)
  try {
    accessSync(nearestParent(directory), constants.W_OK)
  } catch (error) {
    throw asStartProblem(error, directory)
  }
}

function nearestParent(directory: string): string {
  const parent = path.dirname(directory)
  return existsSync(parent) || parent === directory ? parent : nearestParent(parent)
}

function checkHost(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.on('error', () =>
      reject(
        new StartProblem(
          `KABAN_HOST: ${host} is no address of this machine. Set it to one, to 0.0.0.0 for all ` +
            'of them, or leave it out for this machine only.',
        ),
      ),
    )
    probe.listen(0, host, () => probe.close(() => resolve()))
  })
}

function lookAtDisk({ dataDirectory, mode }: Machine, found: Findings): void {
  const { bavail, bsize, ffree, files } = statfsSync(dataDirectory)
  const free = Math.floor((bavail * bsize) / megabyte)
  const least = mode === 'live' ? liveMegabytesMin : sampleMegabytesMin
  if (free < least)
    found[mode === 'live' ? 'problems' : 'warnings'].push(
      `The disk of ${dataDirectory} has only ${free} MB left. Free at least ${least} MB, or ` +
        'choose another data folder with KABAN_DATA_DIR.',
    )
  // Some file systems count no files and report 0 of 0.
  if (files > 0 && ffree < 1000)
    found.warnings.push(
      `The disk of ${dataDirectory} takes only ${ffree} more files. Remove files there.`,
    )
  const { mode: rights } = statSync(dataDirectory)
  if (mode === 'live' && process.platform !== 'win32' && (rights & 0o007) !== 0)
    found.warnings.push(
      `Everybody on this machine can open ${dataDirectory}, which holds private files. Close it: ` +
        `chmod 700 ${dataDirectory}`,
    )
}
