/**
 * Says into which folder and for which key the log follows an archive without a gap. Where it does
 * not, as after a restore, a new archive is written at once.
 */
import fs from 'node:fs'
import path from 'node:path'
import { readOr } from '../embedded-postgres/processes.ts'

interface Series {
  /** The log that is shipped follows the newest archive. */
  goesOn(): boolean
  /** An archive has been written. */
  begin(): void
}

export function openSeries(dataDirectory: string, folder: string, recipient: string): Series {
  const file = seriesFile(dataDirectory)
  const series = `${folder}\n${recipient}\n`
  return {
    goesOn: () => readOr(file, '') === series,
    begin: () => fs.writeFileSync(file, series, { mode: 0o600, flush: true }),
  }
}

/** Kaban runs without backups: its log is not shipped. */
export function endSeries(dataDirectory: string): void {
  fs.rmSync(seriesFile(dataDirectory), { force: true })
}

function seriesFile(dataDirectory: string): string {
  return path.join(dataDirectory, '.backups')
}
