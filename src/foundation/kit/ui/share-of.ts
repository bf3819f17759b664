/** The size of a bar for its style: the part of the largest amount in percent. */
export function shareOf(part: bigint, largest: bigint): string {
  if (largest <= 0n || part <= 0n) return '0%'
  return part >= largest ? '100%' : `${Number((part * 1000n) / largest) / 10}%`
}
