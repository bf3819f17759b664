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
const weave = await readFile(path.join(place, 'weave.svg'), 'utf8')
const woven = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(weave)?.[1] ?? ''
const toCenter = `translate(${(width - mark) / 2} ${(height - mark) / 2}) scale(${mark / 64})`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="weave" width="64" height="64" patternUnits="userSpaceOnUse">${woven}</pattern>
<rect width="${width}" height="${height}" fill="#06484E"/>
<rect width="${width}" height="${height}" fill="url(#weave)"/>
<g transform="${toCenter}">${inside}</g></svg>`

await sharp(Buffer.from(svg))
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(place, 'share-picture.png'))
