import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtPages, renderedFolder } from './scripts/build/build-pages.ts'
import { answerShape, builtWorker } from './scripts/build/build-worker.ts'
import { consoleGroup, authGroup, frameGroup, homeGroup } from './scripts/build/page-groups.ts'
import { pageModules, smallManifest } from './scripts/build/page-modules.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    pageModules(),
    smallManifest(),
    builtWorker(),
    builtPages(),
    compressed(),
  ],
  define: { 'import.meta.env.VITE_ANSWER_SHAPE': JSON.stringify(answerShape(root)) },
  build: {
    outDir: 'dist/browser',
    // A running server may be sending what was built before; scripts/build.mjs clears away what is
    // old enough.
    emptyOutDir: false,
    // No data: addresses: the content security policy allows files of our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${root}index.html`, auth: `${root}src/main/browser/auth.tsx` },
      output: {
        // A shared file is named after all pages that need it; the first word is enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Few files instead of many: each costs a slow phone a round trip. The first group that
        // fits a module takes it.
        codeSplitting: {
          groups: [
            // React changes far less often than we do: it stays in the phone's cache across our
            // releases.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 60,
            },
            {
              name: authGroup(root),
              debugName: 'auth',
              includeDependenciesRecursively: false,
              priority: 50,
            },
            {
              name: frameGroup(root),
              debugName: 'frame',
              includeDependenciesRecursively: false,
              priority: 30,
            },
            { name: 'icons', test: /lucide-react/, priority: 45 },
            {
              name: 'forms',
              test: /react-hook-form|@hookform|@standard-schema|kit[\\/][a-z0-9]+[\\/](form|(?!amount|date|text-area)[a-z-]+-field)\.tsx/,
              includeDependenciesRecursively: false,
              priority: 20,
            },
            // What the pages behind a sign-in share, and what those with a picture do: in a group
            // of their own, or they would be put into a large file of one of them.
            {
              name: 'inside',
              test: /kit[\\/][a-z0-9]+[\\/](dialog|fetch-failed|menu|popover)\.tsx$/,
              includeDependenciesRecursively: false,
              priority: 20,
            },
            {
              name: 'pictures',
              test: /kit[\\/][a-z0-9]+[\\/](avatar|chosen-picture|file-check|initials|problem|shrink-picture)\.tsx?$/,
              includeDependenciesRecursively: false,
              priority: 20,
            },
            {
              name: consoleGroup(root),
              debugName: 'console',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1000,
              includeDependenciesRecursively: false,
              priority: 12,
            },
            {
              name: homeGroup(root),
              debugName: 'home',
              includeDependenciesRecursively: false,
              priority: 25,
            },
            // What only some pages need is kept apart, but not in crumbs.
            {
              name: 'parts',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1000,
              priority: 10,
            },
          ],
        },
      },
    },
  },
})

/**
 * Writes `.br` and `.gz` beside each text file: the server sends them as they are, packed once and
 * as small as can be.
 */
function compressed(): Plugin {
  let directory = ''
  return {
    name: 'kaban-compressed',
    apply: 'build',
    configResolved: (config) => void (directory = resolve(config.root, config.build.outDir)),
    async writeBundle() {
      const files = await readdir(directory, { recursive: true })
      await Promise.all(
        files
          .filter(
            (file) => /\.(js|css|svg|webmanifest)$/.test(file) && !file.startsWith(renderedFolder),
          )
          .map((file) => compress(join(directory, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
