/** Looks at what the machine gives: the data folder, the disk, the port and the address. */
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  statSync,
  statfsSync,
} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem, asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { checkPort, makeDataDirectory } from '../launch-steps.ts'
import type { FindingKind } from './finding-kinds.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

const nodeMajor = 24
const megabyte = 1024 * 1024
const liveMegabytesMin = 1024
const sampleMegabytesMin = 300

type Machine = Pick<Settings, 'configFile' | 'dataDirectory' | 'host' | 'port' | 'mode'>

/** `isRunning`: this Kaban serves already, so its port is taken by itself. */
export async function lookAtMachine(settings: Machine, isRunning = false): Promise<Findings> {
  const found = [
    await problemOf('data-folder', () => checkFolder(settings.dataDirectory)),
    isRunning ? null : await problemOf('port', () => checkPort(settings.port)),
    await problemOf('host', () => checkHost(settings.host)),
    lookAtNode(),
    lookAtConfigFile(settings.configFile),
  ].filter((finding) => finding !== null)
  // Without a folder there is no disk to look at.
  return existsSync(settings.dataDirectory) ? [...found, ...lookAtDisk(settings)] : found
}

async function problemOf(id: FindingKind, step: () => Promise<void>): Promise<Finding | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof StartProblem) return wrong(id, error.message)
    throw error
  }
}

function lookAtNode(): Finding | null {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= nodeMajor) return null
  return wrong('node-old', `This is Node ${node}, and Kaban needs Node ${nodeMajor} or newer.`)
}

function lookAtConfigFile(file: string | null): Finding | null {
  if (file === null || !isOpen(file)) return null
  return note(
    'config-open',
    `Everybody on this machine can read ${file}, which holds passwords. Close it: ` +
      `chmod 600 ${file}`,
  )
}

/** Whether everybody on this machine has a right to the file or folder. */
function isOpen(place: string): boolean {
  const { mode } = statSync(place, { throwIfNoEntry: false }) ?? { mode: 0 }
  return process.platform !== 'win32' && (mode & 0o007) !== 0
}

/** `file` is NODE_EXTRA_CA_CERTS. Node only warns of one that it cannot read, and goes on. */
export function lookAtAuthority(file = ''): Findings {
  if (file === '') return []
  try {
    // Not accessSync, as below.
    closeSync(openSync(file, 'r'))
    return []
  } catch (error) {
    return [
      wrong(
        'authority',
        `NODE_EXTRA_CA_CERTS names ${file}, which the user of Kaban cannot read ` +
          `(${(error as NodeJS.ErrnoException).code}), so the certificates in it do not count. ` +
          `Give it a readable copy, for a service with: install -m 644 ca.pem ${file}`,
      ),
    ]
  }
}

/** Leaves nothing: a missing folder can be made where its nearest parent can be written. */
async function checkFolder(directory: string): Promise<void> {
  if (existsSync(directory)) return await makeDataDirectory(directory)
  try {
    // Not accessSync: it looks at the rights of root while setup has those of the service's user.
    rmdirSync(mkdtempSync(path.join(nearestParent(directory), '.kaban-')))
  } catch (error) {
    throw asStartProblem(Object.assign(error as Error, { path: directory }), directory)
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

function lookAtDisk({ dataDirectory, mode }: Machine): Finding[] {
  const { bavail, bsize, ffree, files } = statfsSync(dataDirectory)
  const free = Math.floor((bavail * bsize) / megabyte)
  const least = mode === 'live' ? liveMegabytesMin : sampleMegabytesMin
  const found: Finding[] = []
  if (free < least)
    found.push(
      (mode === 'live' ? wrong : note)(
        'disk-space',
        `The disk of ${dataDirectory} has only ${free} MB left. Free at least ${least} MB, or ` +
          'choose another data folder with KABAN_DATA_DIR.',
      ),
    )
  // Some file systems count no files and report 0 of 0.
  if (files > 0 && ffree < 1000)
    found.push(
      note(
        'disk-files',
        `The disk of ${dataDirectory} takes only ${ffree} more files. Remove files there.`,
      ),
    )
  if (mode === 'live' && isOpen(dataDirectory))
    found.push(
      note(
        'data-folder-open',
        `Everybody on this machine can open ${dataDirectory}, which holds private files. Close ` +
          `it: chmod 700 ${dataDirectory}`,
      ),
    )
  return found
}
