/** Stops the start; the operator can put it right and sees one sentence without a stack trace. */
export class StartProblem extends Error {}

/** Its own kind: a drill that ends in it has not tried the backups. */
export class DiskFull extends StartProblem {
  constructor(place: string) {
    super(diskFull(place))
  }
}

/** Turns an error of the file system into a StartProblem; returns any other error unchanged. */
export function asStartProblem(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error
  const { code, path: where = place } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new DiskFull(where)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '')) {
    return new StartProblem(
      `${where} cannot be written${code === 'EROFS' ? ': its disk is read-only' : ''}. ` +
        'Give your user the right to write there, or choose another data folder: ' +
        'KABAN_DATA_DIR=/some/folder',
    )
  }
  return error
}

export function diskFull(place: string): string {
  return (
    `There is no space left on the disk that holds ${place}. Free at least 1 GB and start again; ` +
    'what was saved before is kept.'
  )
}
