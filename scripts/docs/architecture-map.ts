// The map of the modules in docs/architecture.md, generated from modules.json and the real imports.
import path from 'node:path'
import { describeModules, readImports } from '../../tests/architecture/read-imports.ts'
import { wrap } from './wrap.ts'

/** Returns Markdown with every module, its purpose and the modules that it imports. */
export function architectureMap(root: string): string {
  const modules = describeModules(root)
  const ownerOf = (file: string) =>
    modules.find((module) => file.startsWith(`${module.path}/`))?.path ?? ''
  const imports = Map.groupBy(
    readImports(root).filter(({ from, isPackage }) => isSource(from) && !isPackage),
    ({ from }) => ownerOf(from),
  )
  const folders = Map.groupBy(modules, (module) => module.path.split('/')[1] ?? '')
  return [...folders]
    .map(([folder, inside]) => {
      const entries = inside.map(({ path: module, purpose }) => {
        const targets = new Set(imports.get(module)?.map(({ to }) => ownerOf(to)))
        const imported = modules.flatMap(({ path: other }) =>
          other !== module && targets.has(other) ? [path.basename(other)] : [],
        )
        const known =
          imported.length === 0 ? 'Imports no module.' : `Imports ${imported.join(', ')}.`
        return wrap(`- **${path.basename(module)}**: ${purpose} ${known}`, '  ')
      })
      return `### ${folder}\n\n${entries.join('\n')}`
    })
    .join('\n\n')
}

const isSource = (file: string) => !/\.test\.tsx?$/.test(file)
