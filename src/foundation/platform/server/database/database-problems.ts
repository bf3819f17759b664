/**
 * Names what is wrong with the database, in words for the operator: what it is, and the way out.
 * The words hold no address and no password, because /readyz shows them to everybody.
 */
import pg from 'pg'
import { CommitUnconfirmed, DatabaseUnreachable } from './database.ts'

export interface NamedProblem {
  name: string
  message: string
}

const problems = {
  'database-unreachable':
    'The database cannot be reached. Start PostgreSQL, and check the host and the port in ' +
    'DATABASE_URL.',
  'database-name-unknown':
    'The name of the database server is unknown. Check the host in DATABASE_URL.',
  'database-slow': 'The database does not answer in time. It is overloaded or hangs.',
  'database-starting': 'The database is starting or stopping. Wait until it accepts connections.',
  'database-full':
    'The database has no free connection. Raise max_connections of PostgreSQL, or run fewer ' +
    'servers.',
  'database-missing':
    'The database named in DATABASE_URL does not exist. Create it, or correct the name.',
  'role-missing':
    'The database does not let the role of DATABASE_URL in: the role does not exist, may not log ' +
    'in, or pg_hba.conf refuses it. Create the role again, as docs/operating/installing.md shows.',
  'role-password':
    'The password in DATABASE_URL is wrong. Set the right one, or give the role this one.',
  'rights-missing':
    'The role lacks a right in the database. docs/operating/installing.md says which role owns ' +
    'the tables; npm run check names the missing rights.',
  'database-damaged':
    'A page of the database is damaged. Stop Kaban, keep a copy of the data, test the disk, and ' +
    'restore a backup; docs/operating/runbooks.md shows the way. Until then, do not trust what ' +
    'is missing.',
  'disk-full':
    'There is no space left on the disk of the database or of the files. Free at least 1 GB; ' +
    'what was saved before is kept.',
  'disk-fault':
    'The disk of the database reports an error. Stop Kaban, test the disk, and restore a backup ' +
    'if it is broken.',
  'database-memory': 'The database has no memory left. Give PostgreSQL more, or less work.',
  'database-read-only':
    'The database takes no changes: it is a standby, or read-only by its settings. Name the ' +
    'primary in DATABASE_URL.',
  'standby-away':
    'The database stopped waiting for its standby: what it has just committed is lost if the ' +
    'primary is lost now. Bring a standby back; docs/operating/high-availability.md shows how. ' +
    'Nobody was told that it is done.',
  'tables-missing':
    'A table or column is missing: this is not a database of this Kaban, or its migrations were ' +
    'not run. Check DATABASE_URL, and start Kaban, which runs them.',
} as const

export type DatabaseProblemName = keyof typeof problems

const nameByState: Record<string, DatabaseProblemName> = {
  '28000': 'role-missing',
  '28P01': 'role-password',
  '3D000': 'database-missing',
  '42501': 'rights-missing',
  '42P01': 'tables-missing',
  '42703': 'tables-missing',
  '25006': 'database-read-only',
  '53100': 'disk-full',
  '53200': 'database-memory',
  '53300': 'database-full',
  '57P01': 'database-starting',
  '57P02': 'database-starting',
  '57P03': 'database-starting',
  '57014': 'database-slow',
  '58030': 'disk-fault',
  XX001: 'database-damaged',
  XX002: 'database-damaged',
}

/** Codes of Node about a connection that could not be opened. */
const nameByCode: Record<string, DatabaseProblemName> = {
  ETIMEDOUT: 'database-slow',
  ENOTFOUND: 'database-name-unknown',
  EAI_AGAIN: 'database-name-unknown',
}

type DatabaseProblem = NamedProblem & { name: DatabaseProblemName }

export function namedProblem(name: DatabaseProblemName): DatabaseProblem {
  return { name, message: problems[name] }
}

/**
 * PostgreSQL's own sentence, in brackets: it says which role, database or page it means, and holds
 * no password.
 */
export function saidByDatabase(error: unknown): string {
  if (error instanceof DatabaseUnreachable) return saidByDatabase(error.cause)
  return error instanceof pg.DatabaseError ? ` (PostgreSQL: ${error.message})` : ''
}

/** Null for an error that is none of the database's, such as a refusal or a fault of ours. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null
  const name = nameOf(error)
  return name ? namedProblem(name) : databaseProblem(error.cause)
}

function nameOf(error: Error): DatabaseProblemName | undefined {
  if (error instanceof pg.DatabaseError) return byState(error)
  if (error instanceof CommitUnconfirmed) return 'standby-away'
  if (error instanceof DatabaseUnreachable) return whyUnreachable(error.cause)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk-full'
  // pg reports a connection that broke during a query by a plain error.
  if (error.message.startsWith('Connection terminated')) return 'database-unreachable'
  return undefined
}

function whyUnreachable(cause: unknown): DatabaseProblemName {
  const error = cause instanceof Error ? cause : new Error()
  if (error instanceof pg.DatabaseError) return byState(error) ?? 'database-unreachable'
  if (/timeout/i.test(error.message)) return 'database-slow'
  return nameByCode[String((error as NodeJS.ErrnoException).code)] ?? 'database-unreachable'
}

/** PostgreSQL reports a full disk or a bad page under several states; its words tell them apart. */
function byState({ code = '', message }: pg.DatabaseError): DatabaseProblemName | undefined {
  if (/No space left on device|Disk quota exceeded/.test(message)) return 'disk-full'
  if (/invalid page|could not read blocks?|checksum/.test(message)) return 'database-damaged'
  return nameByState[code] ?? (code.startsWith('08') ? 'database-unreachable' : undefined)
}
