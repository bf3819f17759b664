// The page of the kit, built apart from the application: no other page becomes heavier by it, and a
// live server, which does not register /kit, sends none of its files.
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { buildQuietly } from './build-pages.ts'

/** Begins with a dot: not served with the other files. */
export const kitFolder = '.kit'
/** Where the scripts and styles lie in it, and under which address they are served. */
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
      // For older browsers light-dark() would be decided at the root, and the page shows both themes.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, kitPage) },
    },
  })
  await rename(path.join(folder, kitPage), path.join(folder, path.basename(kitPage)))
  await rm(path.join(folder, 'src'), { recursive: true })
}
