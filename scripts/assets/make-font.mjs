// `node scripts/assets/make-font.mjs` makes Kaban's font files from the npm package of Inter. The
// files are committed; run it again only when Inter or the set of characters changes. One file has
// everything that English and Filipino need. A second, tiny one has ₱, because the package keeps ₱
// in its Latin-extended file and variable fonts cannot be merged without a font toolchain.
// Statements have one file per weight: pdfkit can subset plain TrueType fonts only.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const inter = join(root, 'node_modules/@fontsource-variable/inter')
const target = join(root, 'src/foundation/kit/theme/fonts')
const onPaper = join(root, 'src/money/statements/server/files/fonts')

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•−€™↑↓'
// Inter's other features, such as circled numbers, would add a third to the file.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum', 'case', 'calt', 'locl']
// The design uses no weight above 650, so the axis ends there.
const variationAxes = { wght: { min: 400, max: 650 } }

// For people's names in PDF documents. On screen the browser falls back to another font.
const latinExtended = '₱' + range(0x100, 0x17f) + range(0x1e00, 0x1eff)

await mkdir(target, { recursive: true })
await mkdir(onPaper, { recursive: true })
for (const [source, text, file] of [
  ['inter-latin-wght-normal.woff2', latin, 'inter-latin.woff2'],
  ['inter-latin-ext-wght-normal.woff2', '₱', 'inter-peso.woff2'],
]) {
  const font = await readFile(join(inter, 'files', source))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes,
  })
  await writeFile(join(target, file), subset)
  process.stdout.write(`${file}: ${(subset.length / 1024).toFixed(1)} KB\n`)
}
for (const [name, wght] of [
  ['regular', 400],
  ['semibold', 650],
]) {
  for (const [source, text, file] of [
    ['inter-latin-wght-normal.woff2', latin, `inter-${name}.ttf`],
    ['inter-latin-ext-wght-normal.woff2', latinExtended, `inter-${name}-extended.ttf`],
  ]) {
    const font = await readFile(join(inter, 'files', source))
    const subset = await subsetFont(font, text, {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'tnum'],
      variationAxes: { wght },
    })
    await writeFile(join(onPaper, file), subset)
    process.stdout.write(`${file}: ${(subset.length / 1024).toFixed(1)} KB\n`)
  }
}
await copyFile(join(inter, 'LICENSE'), join(target, 'OFL.txt'))
