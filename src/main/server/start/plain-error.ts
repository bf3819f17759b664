/** An error between two processes loses everything else. */
export type PlainError = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'stack'>

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, stack } = error as NodeJS.ErrnoException
  return { message, ...(code !== undefined && { code }), ...(stack !== undefined && { stack }) }
}

export function fromPlainError(error: PlainError): Error {
  return Object.assign(new Error(), error)
}
