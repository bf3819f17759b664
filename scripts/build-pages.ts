// The pages that the server draws: their script and styles, and the code that draws them. Built with the application and into its
// folder, so that a server has one version of both.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin } from 'vite'
import { pageModules } from './page-modules.ts'

/** Begins with a dot: never served. */
export const renderedFolder = '.pages'

export function builtPages(): Plugin {
  let [root, directory] = ['', '']
  return {
    name: 'kaban-pages',
    apply: 'build',
    configResolved: (config) =>
      void ([root, directory] = [config.root, path.resolve(config.root, config.build.outDir)]),
    writeBundle: {
      sequential: true,
      async handler() {
        await mkdir(path.join(directory, renderedFolder), { recursive: true })
        const frame = await buildScript(root, directory)
        await writeFile(path.join(directory, renderedFolder, 'frame.json'), JSON.stringify(frame))
        await buildRender(
          root,
          'src/surfaces/public-site/screens/page/render.tsx',
          path.join(directory, renderedFolder),
          'render.js',
        )
        await buildRender(
          root,
          'src/main/browser/auth-rendered.tsx',
          path.join(directory, renderedFolder),
          'auth-pages.js',
        )
      },
    },
  }
}

/** What src/surfaces/public-site/shared/rules-page.ts calls a BuiltFrame. */
async function buildScript(root: string, directory: string) {
  const input = path.join(root, 'src/surfaces/public-site/screens/scripts/public-page.ts')
  const built = await build(
    silent(root, {
      plugins: [tailwindcss()],
      build: {
        outDir: directory,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input, output: { entryFileNames: 'assets/public-page-[hash].js' } },
      },
    }),
  )
  if (!('output' in built))
    throw new Error('The script of the public pages was built in more than one way')
  const script = built.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  const sheets = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
  )
  const styles = sheets.map(({ source }) => String(source)).join('')
  // They stand in the page itself.
  await Promise.all(sheets.map(({ fileName }) => rm(path.join(directory, fileName))))
  if (script === undefined || styles === '')
    throw new Error('The script or the styles of the public pages are missing')
  return {
    script: `/${script}`,
    styles,
    fonts: [...styles.matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)/g)].map(([, font]) =>
      String(font),
    ),
  }
}

/** One file with all that it needs, React in its version for production too. */
async function buildRender(
  root: string,
  entry: string,
  directory: string,
  name: string,
): Promise<void> {
  await build(
    silent(root, {
      plugins: [react(), pageModules()],
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: path.join(root, entry),
        outDir: directory,
        rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
      },
    }),
  )
}

function silent(root: string, config: InlineConfig): InlineConfig {
  return {
    ...config,
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...config.build, emptyOutDir: false },
  }
}
