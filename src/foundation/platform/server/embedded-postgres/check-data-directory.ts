/** Checks a data directory before PostgreSQL starts: owner, version, and whether it is whole. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartProblem } from '../settings/start-problem.ts'
import { endLeftover } from './end-leftover.ts'
import { majorOfData } from './major-version.ts'
import { chooseUser } from './postgres-programs.ts'
import { finishSwap } from './swap-directory.ts'

/**
 * Returns the owner of the data, or null when there are none. Throws StartProblem, also for data of
 * another major version than that of the programs.
 */
export async function checkDataDirectory(
  directory: string,
  major: number,
  onStep: (text: string) => void,
): Promise<{ uid: number; gid: number } | null> {
  finishSwap(directory)
  const found = fs.statSync(directory, { throwIfNoEntry: false })
  if (!found) return null
  const us = process.getuid?.() ?? found.uid
  if (us !== 0 && found.uid !== us) {
    throw new StartProblem(
      `The database in ${directory} belongs to the user with number ${found.uid}, probably ` +
        'because Kaban was started as root before. Start it as root again, or hand the folder ' +
        `over: sudo chown -R ${os.userInfo().username} ${path.dirname(directory)}`,
    )
  }
  if (isHalfMade(directory)) {
    const aside = `${directory}.incomplete-${Date.now()}`
    fs.renameSync(directory, aside)
    onStep(`The database folder was never finished; it was set aside as ${aside}.`)
    return null
  }
  checkVersion(directory, major)
  await endLeftover(directory, onStep)
  if (us === 0 && found.uid === 0) giveAway(directory)
  return fs.statSync(directory)
}

/**
 * A directory without its control file was never a running database. Throws when it holds tables
 * all the same: then the file was lost.
 */
function isHalfMade(directory: string): boolean {
  if (fs.existsSync(path.join(directory, 'global', 'pg_control'))) return false
  const base = path.join(directory, 'base')
  // PostgreSQL's own databases have the numbers 1, 4 and 5.
  const holdsTables = fs.existsSync(base) && fs.readdirSync(base).some((name) => Number(name) > 5)
  if (!holdsTables) return true
  throw new StartProblem(
    `The database in ${directory} is damaged: its file global/pg_control is missing. Restore ` +
      'the folder from a backup, or set KABAN_DATA_DIR to another folder to begin with an empty ' +
      'one. Nothing was changed.',
  )
}

function checkVersion(directory: string, major: number): void {
  const found = majorOfData(directory)
  if (found === major) return
  throw new StartProblem(
    `The database in ${directory} was made by PostgreSQL ${found ?? 'of an unknown version'}, ` +
      `and this Kaban runs PostgreSQL ${major}. ${wayOut(found, major)} Nothing was changed.`,
  )
}

function wayOut(found: number | null, major: number): string {
  if (found !== null && found < major)
    return (
      'To carry it over, run this here: npm run upgrade-postgres -- --old FOLDER, where FOLDER ' +
      'is that of the Kaban that made it.'
    )
  return (
    'Start it with the version of Kaban that made it, or choose another folder to begin anew: ' +
    'KABAN_DATA_DIR=/some/folder.'
  )
}

/** PostgreSQL refuses a folder of root's, for example one that root restored from a backup. */
function giveAway(directory: string): void {
  const user = chooseUser(null) as { uid: number; gid: number }
  fs.chownSync(directory, user.uid, user.gid)
  for (const name of fs.readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(directory, name), user.uid, user.gid)
}
