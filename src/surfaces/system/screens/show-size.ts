const units = ['KB', 'MB', 'GB', 'TB']

/** '512 KB', '3.4 GB': of disks and archives, which are larger than what people send. */
export function showSize(bytes: number): string {
  let [size, unit] = [bytes / 1024, 0]
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1024
  return `${Number(size.toFixed(size < 10 ? 1 : 0))} ${units[unit]}`
}
