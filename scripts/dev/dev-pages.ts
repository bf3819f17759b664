// What the server sends while somebody works on Kaban: the page of the application as Vite serves
// it, without a build, and the pages that the server renders itself, built anew when something they
// are made from has changed.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { kitAssets, kitFolder, kitPage } from '../build/build-kit-page.ts'
import { buildRenderedPages } from '../build/build-pages.ts'
import { builtFilesFile } from '../build/build-worker.ts'
import { authEntry, authWords, documentPages, type BuiltFiles } from '../build/page-files.ts'

export interface DevPages {
  /** As the build leaves it in dist/browser. */
  directory: string
  /** Returns whether anything that the server sends has changed with this file. */
  update(file: string): Promise<boolean>
}

export async function makeDevPages(vite: ViteDevServer, directory: string): Promise<DevPages> {
  const { root } = vite.config
  const publicFolder = path.join(root, 'public')
  const copyPublic = () => cp(publicFolder, directory, { recursive: true })
  await mkdir(directory, { recursive: true })
  await copyPublic()
  await writeFile(path.join(directory, 'index.html'), await indexPage(vite))
  await writeKitPage(vite, path.join(directory, kitFolder))
  // There is no offline worker: it would keep old files.
  await writeFile(path.join(directory, 'worker.js'), '')
  await writeFile(path.join(directory, 'offline-worker.js'), '')
  await writeFile(path.join(directory, builtFilesFile), JSON.stringify(sourceFiles()))
  let modules = await buildRenderedPages(root, directory)
  return {
    directory,
    async update(file) {
      if (file.startsWith(`${publicFolder}/`)) await copyPublic()
      else if (modules.has(file)) modules = await buildRenderedPages(root, directory)
      else return false
      return true
    },
  }
}

/**
 * With the styles linked, as in a build: a page that the server renders has them before its
 * scripts.
 */
async function indexPage(vite: ViteDevServer): Promise<string> {
  const source = await readFile(path.join(vite.config.root, 'index.html'), 'utf8')
  const styles = '<link rel="stylesheet" href="/src/foundation/kit/theme/theme.css" />'
  return await vite.transformIndexHtml('/', source.replace('</head>', `${styles}</head>`))
}

async function writeKitPage(vite: ViteDevServer, folder: string): Promise<void> {
  const source = await readFile(path.join(vite.config.root, kitPage), 'utf8')
  // Empty: Vite serves the scripts and styles.
  await mkdir(path.join(folder, kitAssets), { recursive: true })
  const page = await vite.transformIndexHtml('/kit', source)
  await writeFile(path.join(folder, path.basename(kitPage)), page)
}

/** The browser loads the modules themselves; nothing is preloaded. */
function sourceFiles(): BuiltFiles {
  const authPages = documentPages().map(({ address }) => [address, [authEntry]])
  return {
    fileOf: {},
    needs: {},
    pages: {},
    authPages: Object.fromEntries(authPages) as BuiltFiles['authPages'],
    authPageWords: [authWords],
  }
}
