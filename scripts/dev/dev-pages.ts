// The pages that the server sends under `npm run dev`: the application's page as Vite serves it,
// without a build, and the server-rendered pages, rebuilt when one of their modules changes.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { kitAssets, kitFolder, kitPage } from '../build/build-kit-page.ts'
import { buildRenderedPages } from '../build/build-pages.ts'
import { builtFilesFile } from '../build/build-worker.ts'
import { authEntry, authWords, documentPages, type BuiltFiles } from '../build/page-files.ts'

export interface DevPages {
  /** Has the same layout as dist/browser. */
  directory: string
  /** Rebuilds what depends on this file. Returns whether anything that the server sends changed. */
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
  // The workers are empty, because a real one would keep serving old files.
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

/** Links the styles, as a build does: server-rendered pages need them before their scripts. */
async function indexPage(vite: ViteDevServer): Promise<string> {
  const source = await readFile(path.join(vite.config.root, 'index.html'), 'utf8')
  const styles = '<link rel="stylesheet" href="/src/foundation/kit/theme/theme.css" />'
  return await vite.transformIndexHtml('/', source.replace('</head>', `${styles}</head>`))
}

async function writeKitPage(vite: ViteDevServer, folder: string): Promise<void> {
  const source = await readFile(path.join(vite.config.root, kitPage), 'utf8')
  // The folder stays empty: Vite serves the scripts and styles.
  await mkdir(path.join(folder, kitAssets), { recursive: true })
  const page = await vite.transformIndexHtml('/kit', source)
  await writeFile(path.join(folder, path.basename(kitPage)), page)
}

/** Lists the source modules themselves, with nothing to preload. */
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
