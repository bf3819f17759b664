// The licences of the packages that Kaban runs on.
import fs from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'

/** Needed to build only, but parts of them are in the built pages. */
const inPages = /^node_modules\/(workbox-[a-z]+|tailwindcss)$/
/** Its text holds those of all its parts, and is longer than all others together. */
const nodeItself = /^node_modules\/node-linux-/
const licenceFile = /^(licen[cs]e|copying|notice)/i

export function licencesText() {
  const { packages } = JSON.parse(fs.readFileSync(inProject('package-lock.json'), 'utf8'))
  const shipped = Object.entries(packages).filter(
    ([place, { dev }]) => place !== '' && (!dev || inPages.test(place)),
  )
  // Many packages have the same text.
  const namesByText = new Map()
  for (const [place, { version, license }] of shipped) {
    const name = place.split('node_modules/').at(-1)
    const text = textOf(place) ?? 'The package holds no text of its licence.'
    const names = namesByText.get(text) ?? new Set()
    namesByText.set(text, names.add(`${name} ${version}: ${license ?? declared(place)}`))
  }
  const parts = [...namesByText].map(([text, names]) => `${[...names].join('\n')}\n\n${text}`)
  const own = 'Kaban is under the licence in the file LICENSE, its font under that beside the font:'
  const fonts = 'src/foundation/kit/theme/fonts. It runs on these packages.'
  return `${own}\n${fonts}\n${parts.map(withLine).join('')}`
}

/** Undefined for a package that is for another kind of machine and is not installed here. */
function textOf(place) {
  if (nodeItself.test(place)) return 'The text lies in the package, beside the program.'
  if (!fs.existsSync(inProject(place))) return undefined
  const files = fs.readdirSync(inProject(place)).filter((name) => licenceFile.test(name))
  const texts = files
    .sort()
    .map((name) => inProject(place, name))
    .filter((file) => fs.statSync(file).isFile())
    .map((file) => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : undefined
}

function declared(place) {
  const file = inProject(path.join(place, 'package.json'))
  const { license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'))
  return license ?? licenses?.map(({ type }) => type).join(' or ') ?? 'as its text says'
}

function withLine(part) {
  return `\n${'-'.repeat(80)}\n${part}\n`
}
