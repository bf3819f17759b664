// The service worker is a bundle of its own, built when the pages are: only then the names of the files are known that it keeps.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown, type OutputBundle } from 'rolldown'
import type { Plugin } from 'vite'
import {
  authEntry,
  authWords,
  filesOf,
  readAuthPages,
  readPages,
  type BuiltFiles,
  type Page,
  type Pages,
} from './page-files.ts'

/**
 * The screens that show something without a connection; the other ones of the user area are kept
 * later.
 */
const shellPages = [
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/transactions',
  '/dashboard/transactions/receipt/$transactionId',
  '/dashboard/notifications',
]
/** What leads from a version that is over to the next one, and what keeps the answers. */
const besidePages = [
  'src/main/browser/frame/new-version-notice.tsx',
  'src/main/browser/offline/keep-for-person.ts',
]
/**
 * What a screen loads when it is wanted, and what is wanted without a connection too: Filipino, the
 * QR of a receipt, its picture.
 */
const wantedModules = [
  'src/main/browser/filipino/app.ts',
  'src/foundation/kit/ui/qr-cells.ts',
  'src/money/transactions/screens/receipt/share-receipt.ts',
]
/**
 * Files of public/ that a page of the user area asks for. What names the site is not one: it
 * changes without a build.
 */
const besides = ['first-paint.js', 'favicon.svg']
/** Where the build writes what it made; never served. */
export const builtFilesFile = '.built-files.json'

export function builtWorker(): Plugin {
  let [root, directory] = ['', '']
  let pages: Pages = { visitor: [], user: [], admin: [] }
  return {
    name: 'kaban-worker',
    apply: 'build',
    configResolved: (config) =>
      void ([root, directory] = [config.root, path.resolve(config.root, config.build.outDir)]),
    // At once: whoever is writing at the routes while this builds shall not confuse it.
    buildStart: () => void (pages = readPages(root)),
    writeBundle: {
      sequential: true,
      async handler(_options, output) {
        const built = describe(root, output, pages)
        await writeFile(path.join(directory, builtFilesFile), JSON.stringify(built))
        const { shell, later } = keptFiles(pages.user, built)
        const named = await Promise.all(
          ['index.html', ...besides].map(async (file) => ({
            url: `/${file}`,
            revision: hash(await readFile(path.join(directory, file))),
          })),
        )
        const kept = {
          shell: [...named, ...shell.map((file) => ({ url: `/${file}`, revision: null }))],
          later: later.map((file) => `/${file}`),
        }
        await writeFile(path.join(directory, 'worker.js'), await bundle(root, kept))
      },
    },
  }
}

/** Hashed files only. */
export function keptFiles(
  user: readonly Page[],
  built: BuiltFiles,
): { shell: string[]; later: string[] } {
  const modules = (addresses?: string[]) =>
    user
      .filter(({ address }) => addresses === undefined || addresses.includes(address))
      .flatMap((page) => page.modules)
  if (!shellPages.every((wanted) => user.some(({ address }) => address === wanted)))
    throw new Error(`Not all of ${shellPages.join(', ')} are in routes.tsx`)
  const shell = filesOf(built, [...modules(shellPages), ...besidePages])
  const later = filesOf(built, [...modules(), ...wantedModules]).filter(
    (file) => !shell.includes(file),
  )
  return { shell, later }
}

/** Changes when an answer may look different: then nothing that a device kept is read any more. */
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

/** The addresses that a built worker keeps before it takes over. */
export function readKept(worker: string): string[] {
  return [...worker.matchAll(/url:[`"']([^`"']+)[`"'],revision:/g)].flatMap(([, url]) =>
    url === undefined ? [] : [url],
  )
}

function describe(root: string, output: OutputBundle, pages: Pages): BuiltFiles {
  const built: BuiltFiles = { fileOf: {}, needs: {}, pages: {}, authPages: {}, authPageWords: [] }
  for (const chunk of Object.values(output)) {
    if (chunk.type !== 'chunk') continue
    for (const module of chunk.moduleIds) built.fileOf[path.relative(root, module)] = chunk.fileName
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    built.needs[chunk.fileName] = [...chunk.imports, ...importedCss, ...importedAssets]
  }
  for (const { address, modules } of [...pages.visitor, ...pages.user, ...pages.admin])
    built.pages[address] = filesOf(built, modules)
  for (const { address, modules } of readAuthPages(root))
    built.authPages[address] = filesOf(built, modules, authEntry)
  built.authPageWords = filesOf(built, [authWords], authEntry)
  return built
}

async function bundle(root: string, kept: unknown): Promise<string> {
  const worker = await rolldown({
    input: path.join(root, 'src/main/browser/offline/worker.ts'),
    transform: { define: { KEPT: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await worker.generate({ format: 'iife', minify: true })
  await worker.close()
  return output[0].code
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
