/**
 * Something that stops the start and that the operator can put right: shown as one sentence,
 * without a stack.
 */
export class StartProblem extends Error {}

/** Turns a refusal of the operating system into words; anything else is returned as it came. */
export function inWords(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error
  const { code, path: where = place } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartProblem(diskFull(where))
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST'
  ) {
    return new StartProblem(
      `${where} cannot be written${code === 'EROFS' ? ': its disk is read-only' : ''}. ` +
        'Give your user the right to write there, or choose another data folder: KABAN_DATA_DIR=/some/folder npm start',
    )
  }
  return error
}

export function diskFull(place: string): string {
  return `There is no space left on the disk that holds ${place}. Free at least 1 GB and start again; what was saved before is kept.`
}
