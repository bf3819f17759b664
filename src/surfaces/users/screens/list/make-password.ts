/** Letters and digits that nobody confuses when they hear them. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password such as 'kd7m-x3rp-9wfa': twelve of 31 characters, about 59 bits. */
export function makePassword(): string {
  const picked = Array.from({ length: 12 }, () => readable[pick(readable.length)] ?? '')
  return [picked.slice(0, 4), picked.slice(4, 8), picked.slice(8)]
    .map((part) => part.join(''))
    .join('-')
}

/** A uniform random index below `count`; rejects bytes beyond the last multiple of it. */
function pick(count: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < 256 - (256 % count) ? byte % count : pick(count)
}
