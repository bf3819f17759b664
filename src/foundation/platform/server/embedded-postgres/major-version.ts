import path from 'node:path'
import { readOr } from './processes.ts'

/** The major version of PostgreSQL that made a data directory; null when it does not say. */
export function majorOfData(directory: string): number | null {
  return Number(readOr(path.join(directory, 'PG_VERSION'), '').trim()) || null
}
