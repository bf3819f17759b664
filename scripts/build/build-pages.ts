// Builds the server-rendered pages: their script, their styles and the code that renders them. They
// are built together with the application, so that a server always has the same version of both.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { pageModules } from './page-modules.ts'

/** The dot keeps the static file server from serving it. */
export const renderedFolder = '.pages'

/** The renderers of the public pages, the pages before sign-in and the home page, by file name. */
const renderers = {
  'render.js': 'src/surfaces/public-site/screens/page/render.tsx',
  'auth-pages.js': 'src/main/browser/auth-rendered.tsx',
  'home.js': 'src/main/browser/home-rendered.tsx',
}

export function builtPages(): Plugin {
  let [root, directory] = ['', '']
  return {
    name: 'kaban-pages',
    apply: 'build',
    configResolved: (config) =>
      void ([root, directory] = [config.root, path.resolve(config.root, config.build.outDir)]),
    writeBundle: {
      sequential: true,
      handler: async () => void (await buildRenderedPages(root, directory)),
    },
  }
}

/** Returns the paths of the modules in the server-rendered pages. */
export async function buildRenderedPages(root: string, directory: string): Promise<Set<string>> {
  const folder = path.join(directory, renderedFolder)
  await mkdir(folder, { recursive: true })
  const { frame, output } = await buildScript(root, directory)
  await writeFile(path.join(folder, 'frame.json'), JSON.stringify(frame))
  const outputs = [output]
  for (const [name, entry] of Object.entries(renderers))
    outputs.push(await buildRenderer(root, entry, folder, name))
  const chunks = outputs.flat().filter((file) => file.type === 'chunk')
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds))
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** Returns `frame`, the BuiltFrame of src/surfaces/public-site/shared/rules-page.ts. */
async function buildScript(root: string, directory: string) {
  const input = path.join(root, 'src/surfaces/public-site/screens/scripts/public-page.ts')
  const output = await buildQuietly(root, {
    plugins: [tailwindcss()],
    build: {
      outDir: directory,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { entryFileNames: 'assets/public-page-[hash].js' } },
    },
  })
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
  )
  const styles = sheets.map(({ source }) => String(source)).join('')
  // The styles are inlined into each page's head, not served as a file.
  await Promise.all(sheets.map(({ fileName }) => rm(path.join(directory, fileName))))
  if (script === undefined || styles === '')
    throw new Error('The script or the styles of the public pages are missing')
  const fonts = [...styles.matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g)]
  return {
    frame: { script: `/${script}`, styles, fonts: fonts.map(([, font]) => String(font)) },
    output,
  }
}

/** Bundles everything into one file, with React's production build. */
async function buildRenderer(
  root: string,
  entry: string,
  directory: string,
  name: string,
): Promise<Output> {
  return await buildQuietly(root, {
    plugins: [react(), pageModules()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, entry),
      outDir: directory,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
}

export async function buildQuietly(root: string, config: InlineConfig): Promise<Output> {
  // Vite's development server may have set a different NODE_ENV in this process.
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const built = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, emptyOutDir: false, copyPublicDir: false },
  }).finally(() => (process.env['NODE_ENV'] = environment))
  if (!('output' in built)) throw new Error('The pages were built in more than one way')
  return built.output
}
