/**
 * Weighs the build: the files that a phone loads for each page, compressed with gzip, the weakest
 * compression that the server uses, and the files that the worker caches. Run it after the build:
 * node tests/architecture/check-page-weights.ts [folder]. It prints a table, and exits with 1 and
 * the names of exceeded budgets.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltFrame } from '#surfaces/public-site/shared/rules-page.ts'
import { renderedFolder } from '../../scripts/build/build-pages.ts'
import {
  builtFilesFile,
  keptFiles,
  modulesOnDemand,
  readKept,
} from '../../scripts/build/build-worker.ts'
import {
  documentPages,
  filesOf,
  homeWords,
  pagesIn,
  type BuiltFiles,
} from '../../scripts/build/page-files.ts'

const kilobyte = 1024
/** In KB, compressed: budgets for a phone that costs ₱6,000. */
const budgets = {
  dashboard: 180,
  /** In brotli, as browsers ask for it over HTTPS. */
  dashboardOnTheWire: 170,
  added: 39,
  authPage: 141.5,
  authPageFilipino: 152,
  console: 260,
  styles: 20,
  fonts: 34,
  kept: 260,
  renderedScript: 12,
  renderedStyles: 15,
}

const root = path.resolve(import.meta.dirname, '../..')
const built = path.resolve(process.argv[2] ?? path.join(root, 'dist/browser'))
const files = JSON.parse(readFileSync(path.join(built, builtFilesFile), 'utf8')) as BuiltFiles
const broken: string[] = []

const [visitor, user, admin] = [pagesIn('public'), pagesIn('user'), pagesIn('console')]
const dashboard = new Set(filesOf(files, modulesOf('/dashboard')))
const first = weigh(dashboard, '.js')

say('First load of a page, JavaScript in KB (gzip); added: beyond what the dashboard has loaded')
for (const page of [...user, ...visitor, ...admin]) {
  const loaded = filesOf(files, page.modules)
  const added = weigh(
    loaded.filter((file) => !dashboard.has(file)),
    '.js',
  )
  say(
    `${page.address.padEnd(48)} ${inKilobytes(weigh(loaded, '.js'))}  added ${inKilobytes(added)}`,
  )
  if (user.includes(page)) hold(`JavaScript that ${page.address} adds`, added, budgets.added)
  // Staff have better phones and connections, so the console has its own budget.
  if (admin.includes(page))
    hold(`JavaScript that ${page.address} loads`, weigh(loaded, '.js'), budgets.console)
}
say('')
hold('JavaScript of /dashboard', first, budgets.dashboard)
hold('the same in brotli', onTheWire(dashboard), budgets.dashboardOnTheWire)
hold(
  'the same in Filipino',
  onTheWire(new Set([...dashboard, ...filesOf(files, [homeWords])])),
  budgets.dashboardOnTheWire,
)
for (const { address } of documentPages())
  hold(
    `JavaScript of ${address} as an auth page`,
    weigh(files.authPages[address] ?? [], '.js'),
    budgets.authPage,
  )
hold(
  'JavaScript of /login as an auth page in Filipino',
  weigh(new Set([...(files.authPages['/login'] ?? []), ...files.authPageWords]), '.js'),
  budgets.authPageFilipino,
)
// If a file contained the application's entry, an auth page that needs another part of that file
// would start the application.
const start = files.fileOf['src/main/browser/app.tsx']
for (const [file, needs] of Object.entries(files.needs))
  if (start !== undefined && needs.includes(start))
    broken.push(`${file} would start the application`)
const all = new Set([...user, ...visitor, ...admin].flatMap((page) => filesOf(files, page.modules)))
hold('Styles', weigh(all, '.css'), budgets.styles)
const frame = JSON.parse(
  readFileSync(path.join(built, renderedFolder, 'frame.json'), 'utf8'),
) as BuiltFrame
// A server-rendered page loads only these. tests/integration/rendered-pages.test.ts checks its
// total weight.
hold('JavaScript of the landing', weigh([frame.script.slice(1)], '.js'), budgets.renderedScript)
hold('Styles in the landing', gzipSync(frame.styles, { level: 9 }).length, budgets.renderedStyles)
hold(
  'Fonts of the landing',
  weigh(
    frame.fonts.map((font) => font.slice(1)),
    '.woff2',
  ),
  budgets.fonts,
)
hold('Fonts of /dashboard', weigh(dashboard, '.woff2'), budgets.fonts)
const kept = readKept(readFileSync(path.join(built, 'worker.js'), 'utf8'))
hold(
  'Kept by the worker before it takes over',
  weigh(
    kept.map((url) => url.slice(1)),
    '',
  ),
  budgets.kept,
)
const { later } = keptFiles(files)
const usedByUsers = new Set(
  [
    ...user.map(({ modules }) => modules),
    ...visitor.map(({ modules }) => modules),
    modulesOnDemand,
  ].flatMap((modules) => filesOf(files, modules)),
)
const consoleOnly = new Set(
  admin.flatMap((page) => filesOf(files, page.modules)).filter((file) => !usedByUsers.has(file)),
)
for (const file of consoleOnly)
  if (later.includes(file) || kept.includes(`/${file}`))
    broken.push(`the worker keeps ${file}, which only the console needs`)
say(`Kept later, in a quiet moment${' '.repeat(20)} ${inKilobytes(weigh(later, ''))}`)

for (const sentence of broken) say(`TOO HEAVY: ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

function modulesOf(address: string): string[] {
  const page = user.find((one) => one.address === address)
  if (!page) throw new Error(`Unknown page ${address}`)
  return page.modules
}

function hold(what: string, bytes: number, budget: number): void {
  if (what.startsWith('JavaScript that')) {
    if (bytes > budget * kilobyte) broken.push(`${what}: ${inKilobytes(bytes)} of ${budget} KB`)
    return
  }
  say(`${what.padEnd(48)} ${inKilobytes(bytes)} of ${budget}`)
  if (bytes > budget * kilobyte) broken.push(`${what}: ${inKilobytes(bytes)} of ${budget} KB`)
}

function onTheWire(scripts: Iterable<string>): number {
  return [...scripts]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(path.join(built, `${file}.br`)).size, 0)
}

function weigh(files: Iterable<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + compressedSize(file), 0)
}

/** Fonts and pictures are already compressed. */
function compressedSize(file: string): number {
  const content = readFileSync(path.join(built, file))
  return /\.(woff2|png|webp)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length
}

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
