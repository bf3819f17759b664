/**
 * Keeps people and secrets out of the log. An error may hold a whole row or the answer of another
 * server, so the log has only those of its fields that name a place in the code or the database.
 */
import { isIP } from 'node:net'
import { sqlState } from '../database/database-errors.ts'

/** Of PostgreSQL and of Node. `detail`, `where` and `data` hold values. */
const fieldsOfPlace = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'statusCode',
  'syscall',
] as const

interface ErrorFacts {
  [field: string]: unknown
  type: string
  message: string
  stack: string
}

/** With the messages and stacks of its causes, each without values of rows. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const chain = causesOf(error)
  const fields = fieldsOfPlace.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: chain.map(messageForLog).join(': '),
    // A stack repeats the message.
    stack: chain
      .map((one) => one.stack?.replace(one.message, () => messageForLog(one)))
      .join('\ncaused by: '),
    ...Object.fromEntries(fields),
  }
}

const causesMax = 5

/** The error itself, its causes, and the parts of each AggregateError. */
function causesOf(error: Error): Error[] {
  const chain: Error[] = []
  const waiting: unknown[] = [error]
  while (waiting.length > 0 && chain.length < causesMax) {
    const one = waiting.shift()
    if (!(one instanceof Error)) continue
    chain.push(one)
    waiting.push(one.cause, ...(one instanceof AggregateError ? (one.errors as unknown[]) : []))
  }
  return chain
}

/** Data exceptions quote what was given; a message about a constraint may be made of a row. */
const classesWithValues = ['22', '23']

/** Other messages of the database name tables and columns, which the operator needs. */
function messageForLog(error: Error): string {
  return classesWithValues.includes(sqlState(error)?.slice(0, 2) ?? '')
    ? placeInDatabase(error)
    : error.message
}

/**
 * For readers outside of the log, who get no value of a row: of an error of the database, also as a
 * cause of another, only its code and its names.
 */
export function messageWithoutValues(error: unknown): string {
  if (!(error instanceof Error)) return withoutAddresses(String(error).slice(0, messageMax))
  const messages = causesOf(error).map((one) =>
    sqlState(one) === undefined
      ? withoutAddresses(one.message.slice(0, messageMax))
      : placeInDatabase(one),
  )
  return messages.join(': ').slice(0, messageMax) || error.name
}

function placeInDatabase(error: Error & { table?: unknown; constraint?: unknown }): string {
  const names = [error.table, error.constraint].filter((name) => typeof name === 'string')
  return ['PostgreSQL', sqlState(error), ...names].join(' ')
}

const messageMax = 1_000

/** A port may follow an address of the first kind; `isIP` tells the second one from a time. */
function withoutAddresses(message: string): string {
  return withoutEmails(message)
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '(ip)')
    .replace(/[\da-f:]*[\da-f]/gi, (text) => (isIP(text) ? '(ip)' : text))
}

/** A message may quote what somebody typed, or what a mail server repeats. */
export function withoutEmails(line: string): string {
  return line.includes('@') ? line.replace(emails, '(address)') : line
}

/** A package in a stack (`node_modules/@orpc/…`) is none: a slash precedes its @. */
const emails = /[^\s@/\\"'<>(),:;[\]{}]+@[^\s@/\\"'<>(),:;[\]{}]+\.[a-z]{2,}/gi
