// Vite plugins that generate the virtual modules: of the screens, from the page manifest (their
// types are in src/main/browser/virtual-screens.d.ts), and of common passwords.
import path from 'node:path'
import type { Plugin } from 'vite'
import { everyPage } from '../../src/main/shared/pages/find-page.ts'
import { areas } from '../../src/main/shared/pages/pages.ts'
import { commonPasswordsModule } from './common-passwords.ts'

/** Component modules by page or area, as in the manifest: '#money/…/wallet-screen.tsx'. */
type Modules = Record<string, string>

const layouts: Modules = Object.fromEntries(
  Object.entries(areas).map(([area, { layout }]) => [area, layout]),
)
const screens: Modules = Object.fromEntries(
  everyPage.flatMap(({ address, page }) => (page.screen ? [[address, page.screen]] : [])),
)
const documents: Modules = Object.fromEntries(
  everyPage.flatMap(({ area, address, page }) =>
    area === 'public' && page.document ? [[address, page.document]] : [],
  ),
)

/** Generates the source of each virtual module. `pathOf` returns the path of a component module. */
const sources: Record<string, (pathOf: (module: string) => string) => string | Promise<string>> = {
  'virtual:screens': (pathOf) => {
    const lazy = (module: string) => `[() => import(${pathOf(module)}), '${componentIn(module)}']`
    return (
      exported('layouts', layouts, lazy) +
      exported('screens', screens, lazy) +
      `export const accountFrame = ${lazy(areas.user.accountFrame)}\n`
    )
  },
  'virtual:documents': (pathOf) =>
    exported(
      'documents',
      documents,
      (module) => `async () => (await import(${pathOf(module)})).${componentIn(module)}`,
    ),
  'virtual:rendered-documents': (pathOf) => {
    const imports = Object.values(documents).map(
      (module) => `import { ${componentIn(module)} } from ${pathOf(module)}\n`,
    )
    return imports.join('') + exported('documents', documents, componentIn)
  },
  'virtual:common-passwords': commonPasswordsModule,
}

export function pageModules(): Plugin {
  let root = ''
  return {
    name: 'kaban-page-modules',
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith('\0virtual:')
        ? sources[id.slice(1)]?.((module) =>
            JSON.stringify(path.posix.join(root, 'src', module.slice(1))),
          )
        : undefined,
  }
}

/** Removes the parts that only the build and the server read from the browser's manifest. */
export function smallManifest(): Plugin {
  const left = JSON.stringify(areas, (key, value: unknown) =>
    ['layout', 'accountFrame', 'screen', 'document', 'preload', 'keptOffline'].includes(key)
      ? undefined
      : value,
  )
  return {
    name: 'kaban-small-manifest',
    apply: 'build',
    load: (id) =>
      id.endsWith('/src/main/shared/pages/pages.ts') ? `export const areas = ${left}` : undefined,
  }
}

/** Returns the component that a module exports: WalletScreen for `wallet-screen.tsx`. */
export function componentIn(module: string): string {
  const words = path.basename(module, '.tsx').split('-')
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

function exported(name: string, modules: Modules, toSource: (module: string) => string): string {
  const entries = Object.entries(modules).map(([key, module]) => `'${key}': ${toSource(module)}`)
  return `export const ${name} = {${entries.join(',\n')}}\n`
}
