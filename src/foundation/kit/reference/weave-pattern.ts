/**
 * The woven mat of a reference: the same 8 × 8 cells wherever the reference is shown. It helps the
 * eye to find a reference again and proves nothing.
 */
export interface WeavePattern {
  /** Colours of the ground and of the two threads. */
  colours: readonly [ground: string, weft: string, warp: string]
  /** SVG paths of the cells of each thread, in units of one cell. */
  weft: string
  warp: string
}

const palettes = [
  ['#06484e', '#4fc3c0', '#ffb81c'],
  ['#06484e', '#ff7557', '#ffb81c'],
  ['#0a6a70', '#ffffff', '#ffb81c'],
] as const

export function weavePattern(reference: string): WeavePattern {
  const cells = hash(reference)
  const paths = { weft: '', warp: '' }
  for (let x = 0; x < 8; x += 1)
    for (let y = 0; y < 8; y += 1) {
      // A quarter of the mat, mirrored both ways.
      const place = Math.min(x, 7 - x) * 4 + Math.min(y, 7 - y)
      const thread = (cells >>> (place * 2)) & 3
      if (thread > 0) paths[thread === 3 ? 'warp' : 'weft'] += `M${x} ${y}h1v1h-1z`
    }
  const colours = palettes[hash(`${reference} colours`) % palettes.length] ?? palettes[0]
  return { colours, ...paths }
}

/** FNV-1a with the final mix of MurmurHash3, so that close references look different. */
function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (const character of text)
    mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
