/**
 * Copies PostgreSQL's log and new files to the folder of the backups, so that a restore can reach
 * any moment. PostgreSQL hands a segment over when it is full, and after a minute at the latest.
 */
import fs from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { queryOnce } from '../database/query-once.ts'
import { filesBelow, filesFolder, logFolder, unsealedName } from './backup-folder.ts'
import { seal, sealedEnding, unseal } from './sealed-file.ts'

/** In the data directory of PostgreSQL, whose user may not reach other places. */
export const logToShip = 'log-to-ship'
const logToReplay = 'log-to-replay'

/** A segment, or the history of a timeline. PostgreSQL writes other names first, then renames. */
const segment = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/

/** Settings of a PostgreSQL whose log is shipped. It works in its data directory. */
export const shippingSettings = {
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': logToShip,
  archive_timeout: '60s',
}

/**
 * Makes PostgreSQL count `archive_timeout`; call it again and again. Its checkpointer often begins
 * before the start has ended the recovery, and always after the crash of a backend. It then leaves
 * the timeout out and sleeps until the next checkpoint, up to `checkpoint_timeout`, and no segment
 * is handed over meanwhile. A reload wakes it.
 */
export function keepCheckpointerAwake(superuserUrl: string): () => Promise<void> {
  let woken: number | undefined
  return async () => {
    const [checkpointer] = await queryOnce<{ pid: number }>(
      superuserUrl,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    if (!checkpointer || checkpointer.pid === woken) return
    await queryOnce(superuserUrl, 'select pg_reload_conf()')
    woken = checkpointer.pid
  }
}

/** Moves the segments that are ready. Returns how many. */
export async function shipLog(
  spool: string,
  folder: string,
  recipient: string,
  signal?: AbortSignal,
): Promise<number> {
  const names = (await readdir(spool)).filter((name) => segment.test(name)).sort()
  if (names.length > 0) await mkdir(logFolder(folder), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const place = path.join(spool, name)
    const sealed = path.join(logFolder(folder), name + sealedEnding)
    // Interrupted between both: the same content is written again.
    await seal(sealed, fs.createReadStream(place), { recipient, signal })
    await rm(place)
  }
  return names.length
}

/**
 * Copies the files that are newer than the oldest archive and not there yet. `shipped` keeps the
 * names between runs.
 */
export async function shipFiles(
  filesDirectory: string,
  folder: string,
  {
    recipient,
    since,
    shipped,
    signal,
  }: { recipient: string; since: Date; shipped: Set<string>; signal?: AbortSignal },
): Promise<void> {
  for (const file of await filesBelow(filesDirectory)) {
    const name = path.relative(filesDirectory, file)
    if (shipped.has(name)) continue
    const facts = fs.statSync(file, { throwIfNoEntry: false })
    const sealed = path.join(filesFolder(folder), name + sealedEnding)
    if (facts && facts.mtime >= since && !fs.existsSync(sealed)) {
      await mkdir(path.dirname(sealed), { recursive: true, mode: 0o700 })
      await seal(sealed, fs.createReadStream(file), { recipient, signal })
    }
    shipped.add(name)
  }
}

/** Adds files of the backups that an archive does not hold. */
export async function addShippedFiles(
  folder: string,
  filesDirectory: string,
  identity: string,
): Promise<void> {
  for (const file of await filesBelow(filesFolder(folder))) {
    const name = path.relative(filesFolder(folder), file).slice(0, -sealedEnding.length)
    const place = path.join(filesDirectory, name)
    if (!file.endsWith(sealedEnding) || fs.existsSync(place)) continue
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await writeFileWhole(place, await buffer(await unseal(file, identity)))
  }
}

/**
 * Puts the shipped log into a restored data directory. Returns the settings with which PostgreSQL
 * replays it, up to `until` or to its end, and the first segment that is missing before its end:
 * PostgreSQL takes a gap for the end. The log of the restored database is handed over too, or the
 * backups would not know where it left the old one.
 */
export async function prepareReplay(
  folder: string,
  dataDirectory: string,
  { identity, until }: { identity: string; until: Date | null },
): Promise<{ settings: Record<string, string>; missing: string | null }> {
  // The segments that waited when the archive was written have been shipped since.
  await rm(path.join(dataDirectory, logToShip), { recursive: true, force: true })
  const replay = path.join(dataDirectory, logToReplay)
  await mkdir(replay, { mode: 0o700 })
  const label = fs.readFileSync(path.join(dataDirectory, 'backup_label'), 'utf8')
  const [, first = ''] = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label) ?? []
  const held = fs.readdirSync(path.join(dataDirectory, 'pg_wal'))
  for (const file of await filesBelow(logFolder(folder))) {
    const name = unsealedName(file)
    // The first eight digits are the timeline.
    if (!segment.test(name) || (name.length >= 24 && name.slice(8, 24) < first.slice(8))) continue
    await writeFileWhole(path.join(replay, name), await buffer(await unseal(file, identity)))
    held.push(name)
  }
  fs.writeFileSync(path.join(dataDirectory, 'recovery.signal'), '', { mode: 0o600 })
  const settings = {
    ...shippingSettings,
    restore_command: `cp ${logToReplay}/%f %p`,
    recovery_target_action: 'promote',
    // Not ready before the replay has ended.
    hot_standby: 'off',
    ...(until && {
      recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
    }),
  }
  return { settings, missing: firstMissing(first, held) }
}

/** The segment after `first` that is on no timeline, although a later one is. */
export function firstMissing(first: string, names: readonly string[]): string | null {
  const held = new Set(names.filter((name) => /^[0-9A-F]{24}$/.test(name)).map(numberOf))
  for (let number = numberOf(first), last = Math.max(...held); number < last; number += 1)
    if (!held.has(number)) return nameOf(number)
  return null
}

/** A segment has 16 MB, so the last eight digits of its name count to 256. */
function numberOf(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16, 24), 16)
}

function nameOf(number: number): string {
  const digits = [Math.floor(number / 256), number % 256]
  return digits.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}

export async function endReplay(dataDirectory: string): Promise<void> {
  await rm(path.join(dataDirectory, logToReplay), { recursive: true, force: true })
}

/** Leaves out the zeros at the end: a segment of a quiet minute has little else. */
async function writeFileWhole(place: string, content: Buffer): Promise<void> {
  let end = content.length
  while (end > 0 && content[end - 1] === 0) end -= 1
  const file = await open(`${place}.partial`, 'w', 0o600)
  try {
    await file.writeFile(content.subarray(0, end))
    await file.truncate(content.length)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${place}.partial`, place)
}
