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

/** With the messages and stacks of its causes. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const chain = causesOf(error)
  const fields = fieldsOfPlace.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: chain.map(({ message }) => message).join(': '),
    stack: chain.map(({ stack }) => stack).join('\ncaused by: '),
    ...Object.fromEntries(fields),
  }
}

const causesMax = 5

function causesOf(error: Error): Error[] {
  const chain: Error[] = []
  for (let one: unknown = error; one instanceof Error && chain.length < causesMax; one = one.cause)
    chain.push(one)
  return chain
}

/**
 * For readers outside of the log, who get no value of a row: of an error of the database only its
 * code and its names.
 */
export function messageWithoutValues(error: unknown): string {
  const state = sqlState(error)
  const { type, message, table, constraint } = errorFacts(error)
  if (state === undefined) return withoutAddresses(message.slice(0, messageMax)) || type
  const names = [table, constraint].filter((name) => typeof name === 'string')
  return ['PostgreSQL', state, ...names].join(' ')
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
