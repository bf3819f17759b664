import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtKitPage } from './scripts/build/build-kit-page.ts'
import { builtPages } from './scripts/build/build-pages.ts'
import { answerShape, builtWorker } from './scripts/build/build-worker.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { compressed } from './scripts/build/compress.ts'
import { pageModules, smallManifest } from './scripts/build/page-modules.ts'
import { smallFirstPaint } from './scripts/build/small-first-paint.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [
    forProduction(),
    react(),
    tailwindcss(),
    pageModules(),
    smallManifest(),
    smallFirstPaint(),
    builtWorker(),
    builtPages(),
    builtKitPage(),
    compressed(),
  ],
  define: { 'import.meta.env.VITE_ANSWER_SHAPE': JSON.stringify(answerShape(root)) },
  build: {
    outDir: 'dist/browser',
    // A running server may be sending the previous build. scripts/build.mjs removes old files.
    emptyOutDir: false,
    // No data: URLs, because the content security policy allows only files of our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${root}index.html`, auth: `${root}src/main/browser/auth.tsx` },
      output: {
        // Rolldown names a shared chunk after all pages that need it. Keep only the first name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups(root) },
      },
    },
  },
})

/** Also when a test starts the build: its NODE_ENV would put React's development code in. */
function forProduction(): Plugin {
  return {
    name: 'kaban-for-production',
    apply: 'build',
    config: () => void (process.env['NODE_ENV'] = 'production'),
  }
}
