// Builds the page of the kit separately from the application, so that no other page becomes
// heavier. A live server does not register /kit and sends none of these files.
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { buildQuietly } from './build-pages.ts'

/** The dot keeps the static file server from serving it. */
export const kitFolder = '.kit'
/** The path of the scripts and styles in the folder, and the address that serves them. */
export const kitAssets = 'kit/assets'
export const kitPage = 'src/main/browser/kit-page/kit.html'

export function builtKitPage(): Plugin {
  let [root, directory] = ['', '']
  return {
    name: 'kaban-kit-page',
    apply: 'build',
    configResolved: (config) =>
      void ([root, directory] = [config.root, path.resolve(config.root, config.build.outDir)]),
    writeBundle: {
      sequential: true,
      handler: async () => await buildKitPage(root, path.join(directory, kitFolder)),
    },
  }
}

async function buildKitPage(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await buildQuietly(root, {
    plugins: [react(), tailwindcss()],
    build: {
      outDir: folder,
      assetsDir: kitAssets,
      assetsInlineLimit: 0,
      // For older browsers the build would resolve light-dark() at the root, but this page shows
      // both themes.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, kitPage) },
    },
  })
  await rename(path.join(folder, kitPage), path.join(folder, path.basename(kitPage)))
  await rm(path.join(folder, 'src'), { recursive: true })
}
