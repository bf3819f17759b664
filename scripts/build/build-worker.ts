// Builds the service workers after the pages, when the names of the cached files are known.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown, type OutputBundle } from 'rolldown'
import type { Plugin } from 'vite'
import { everyPage, patternOf, type AreaName } from '../../src/main/shared/pages/find-page.ts'
import { areas } from '../../src/main/shared/pages/pages.ts'
import {
  authEntry,
  authWords,
  documentPages,
  filesOf,
  homeWords,
  keptPages,
  pagesIn,
  type BuiltFiles,
} from './page-files.ts'

/** Cached together with the pages: the notice of a new version, and the cache of answers. */
const modulesBesidePages = [
  'src/main/browser/frame/new-version-notice.tsx',
  'src/main/browser/offline/keep-for-person.ts',
]
/**
 * Loaded on demand but needed offline: Filipino, the rest of the first page, what the bell opens,
 * the search, and a receipt's terms, QR code and picture.
 */
export const modulesOnDemand = [
  homeWords,
  'src/main/browser/filipino/app.ts',
  'src/main/browser/user-pages/dashboard-more.tsx',
  'src/people/notifications/screens/latest-notifications.tsx',
  'src/main/browser/user-pages/search/own-search.tsx',
  'src/main/browser/user-pages/search/search-keys.ts',
  'src/investing/placements/screens/user/placement/receipt-terms.tsx',
  'src/foundation/kit/ui/qr-cells.ts',
  'src/money/transactions/screens/receipt/share-receipt.ts',
]
/** Cached files of public/. Files that contain the site's name change without a build. */
const publicFiles = ['first-paint.js', 'favicon.svg', 'weave.svg', 'selvage.svg']
/** The build's own metadata, never served. */
export const builtFilesFile = '.built-files.json'

export function builtWorker(): Plugin {
  let [root, directory] = ['', '']
  return {
    name: 'kaban-worker',
    apply: 'build',
    configResolved: (config) =>
      void ([root, directory] = [config.root, path.resolve(config.root, config.build.outDir)]),
    writeBundle: {
      sequential: true,
      async handler(_options, output) {
        const built = describe(root, output)
        await writeFile(path.join(directory, builtFilesFile), JSON.stringify(built))
        const { shell, later } = keptFiles(built)
        const named = await Promise.all(
          ['index.html', ...publicFiles].map(async (file) => ({
            url: `/${file}`,
            revision: hash(await readFile(path.join(directory, file))),
          })),
        )
        const kept = {
          shell: [...named, ...shell.map((file) => ({ url: `/${file}`, revision: null }))],
          later: later.map((file) => `/${file}`),
        }
        const workers = [
          ['worker.js', await bundle(root, 'worker.ts', { KEPT: kept })],
          [
            'offline-worker.js',
            await bundle(root, 'open-pages-worker.ts', { OPEN_PAGES: openPages() }),
          ],
        ] as const
        for (const [file, code] of workers) await writeFile(path.join(directory, file), code)
      },
    },
  }
}

/**
 * Returns the files that the user area's worker caches: the shell before it takes over, others
 * later.
 */
export function keptFiles(built: BuiltFiles): { shell: string[]; later: string[] } {
  const shell = filesOf(built, [
    ...keptPages().flatMap(({ modules }) => modules),
    ...modulesBesidePages,
  ])
  const all = pagesIn('user').flatMap(({ modules }) => modules)
  const later = filesOf(built, [...all, ...modulesOnDemand])
  return { shell, later: later.filter((file) => !shell.includes(file)) }
}

/** Patterns of the public pages' addresses. A parameter matches no dot, so that no file matches. */
function openPages(): string[] {
  return everyPage
    .filter(({ area, page }) => area === 'public' && !page.sampleOnly)
    .map(({ address }) => patternOf(address, '[^/.]+').source)
}

/** A hash that changes when the shape of an answer may change. Devices then drop cached answers. */
export function answerShape(root: string): string {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]shared[\\/](contract|rules)\.ts$/.test(file))
    .sort()
    .map((file) => path.join(root, 'src', file))
  const all = createHash('sha256')
  for (const file of [
    ...files,
    path.join(root, 'src/foundation/kit/offline/persist-queries.ts'),
    path.join(root, 'src/main/browser/offline/cached-answers.ts'),
  ]) {
    all.update(readFileSync(file))
  }
  return all.digest('hex').slice(0, 16)
}

/** Returns the addresses that a built worker caches before it takes over. */
export function readKept(worker: string): string[] {
  return [...worker.matchAll(/url:[`"']([^`"']+)[`"'],revision:/g)].flatMap(([, url]) =>
    url === undefined ? [] : [url],
  )
}

function describe(root: string, output: OutputBundle): BuiltFiles {
  const built: BuiltFiles = { fileOf: {}, needs: {}, pages: {}, authPages: {}, authPageWords: [] }
  for (const chunk of Object.values(output)) {
    if (chunk.type !== 'chunk') continue
    for (const module of chunk.moduleIds) built.fileOf[path.relative(root, module)] = chunk.fileName
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    built.needs[chunk.fileName] = [...chunk.imports, ...importedCss, ...importedAssets]
  }
  for (const { address, modules } of (Object.keys(areas) as AreaName[]).flatMap(pagesIn))
    built.pages[address] = filesOf(built, modules)
  for (const { address, modules } of documentPages())
    built.authPages[address] = filesOf(built, modules, authEntry)
  built.authPageWords = filesOf(built, [authWords], authEntry)
  return built
}

async function bundle(
  root: string,
  file: string,
  constants: Record<string, unknown>,
): Promise<string> {
  const define: Record<string, string> = { 'process.env.NODE_ENV': '"production"' }
  for (const [name, value] of Object.entries(constants)) define[name] = JSON.stringify(value)
  const worker = await rolldown({
    input: path.join(root, 'src/main/browser/offline', file),
    transform: { define },
  })
  const { output } = await worker.generate({ format: 'iife', minify: true })
  await worker.close()
  return output[0].code
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
