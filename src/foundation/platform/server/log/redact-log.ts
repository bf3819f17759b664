/**
 * Keeps people and secrets out of the log. An error may hold a whole row or the answer of another
 * server, so the log has only those of its fields that name a place in the code or the database.
 */

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

/** A message may quote what somebody typed, or what a mail server repeats. */
export function withoutEmails(line: string): string {
  return line.includes('@') ? line.replace(emails, '(address)') : line
}

/** A package in a stack (`node_modules/@orpc/…`) is none: a slash precedes its @. */
const emails = /[^\s@/\\"'<>(),:;[\]{}]+@[^\s@/\\"'<>(),:;[\]{}]+\.[a-z]{2,}/gi
