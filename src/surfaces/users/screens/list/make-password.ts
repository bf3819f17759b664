/** Letters and digits that nobody confuses when they are read out. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 'kd7m-x3rp-9wfa': twelve of 31 characters, some 59 bits. */
export function makePassword(): string {
  const picked = Array.from({ length: 12 }, () => readable[pick(readable.length)] ?? '')
  return [picked.slice(0, 4), picked.slice(4, 8), picked.slice(8)]
    .map((part) => part.join(''))
    .join('-')
}

/** Each of `count` equally often: what lies beyond the last whole round is drawn again. */
function pick(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < 256 - (256 % count) ? drawn % count : pick(count)
}
