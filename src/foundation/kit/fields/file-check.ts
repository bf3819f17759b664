/**
 * Checks a file in the browser, to spare the upload of one that the server would refuse. The server
 * checks the content.
 */
export function fileProblem(
  file: { type: string; size: number },
  accept: readonly string[],
  maxBytes: number,
): 'too-large' | 'wrong-kind' | null {
  if (!accept.includes(file.type)) return 'wrong-kind'
  return file.size > maxBytes ? 'too-large' : null
}

/** `5 MB`, `340 KB` */
export function showBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 1) return `${Number(megabytes.toFixed(1))} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
