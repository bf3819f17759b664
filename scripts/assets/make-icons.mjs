// `node scripts/assets/make-icons.mjs` makes the home screen and tab icons from public/favicon.svg.
// The files are committed; run it again only when the drawing changes.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const place = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../public')
const drawing = await readFile(path.join(place, 'favicon.svg'), 'utf8')
const [, ground] = /fill="(#[0-9A-F]{6})"/i.exec(drawing) ?? []
// Phones crop these icons: the background fills the square, and the mark stays within the middle 80
// %.
const whole = drawing
  .replace(/ rx="18"/, '')
  .replace(
    /(<rect width="64"[^>]*>)([\s\S]*)<\/svg>/,
    '$1<g transform="translate(32 32) scale(0.78) translate(-32 -32)">$2</g></svg>',
  )

await draw(drawing, 32, 'favicon-32.png')
await draw(drawing, 192, 'icon-192.png')
await draw(drawing, 512, 'icon-512.png')
await draw(whole, 192, 'icon-maskable-192.png')
await draw(whole, 512, 'icon-maskable-512.png')
await draw(whole, 180, 'apple-touch-icon.png', ground)

async function draw(svg, edge, file, background) {
  const picture = sharp(Buffer.from(svg), { density: (72 * edge) / 64 }).resize(edge, edge)
  await (background ? picture.flatten({ background }) : picture)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(place, file))
}
