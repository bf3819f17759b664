// `node scripts/assets/make-share-picture.mjs` makes the link preview picture from
// public/favicon.svg. It has no text, because the operator chooses the site's name. The file is
// committed; run it again only when the drawing changes.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [width, height, mark] = [1200, 630, 260]
const place = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../public')
const drawing = await readFile(path.join(place, 'favicon.svg'), 'utf8')
const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? ''
// The ruled page of a ledger, with its two columns.
const rows = Array.from(
  { length: 9 },
  (_, row) => `<path d="M0 ${63 * (row + 1)}H${width}" stroke="#DDE3DF" stroke-width="2"/>`,
).join('')
const columns = [840, 1020]
  .map((x) => `<path d="M${x} 0V${height}" stroke="#E3F0F0" stroke-width="4"/>`)
  .join('')
const toCenter = `translate(${(width - mark) / 2} ${(height - mark) / 2}) scale(${mark / 64})`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#FAFAF7"/>${rows}${columns}
<rect width="16" height="${height}" fill="#F5B82E"/>
<g transform="${toCenter}">${inside}</g></svg>`

await sharp(Buffer.from(svg))
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(place, 'share-picture.png'))
