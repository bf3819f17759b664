/**
 * Whether the person told their browser to spare data: then nothing is fetched that nobody waits
 * for.
 */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
