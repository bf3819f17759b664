import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/experimental'
import { describe, expect, test } from 'vitest'
import { renderedPages } from '#surfaces/public-site/shared/rules-page.ts'
import { componentIn } from '../../../../scripts/build/page-modules.ts'
import { openRouter } from '../../server/router.ts'
import { everyPage } from './find-page.ts'
import { areas } from './pages.ts'

const screens = everyPage.flatMap(({ page: { screen } }) => (screen ? [screen] : []))
const layouts = Object.values(areas).map(({ layout }) => layout)

describe('the page manifest', () => {
  test.each([...screens, ...layouts])(
    '%s exports a component of its name that takes no props',
    (module) => {
      const file = path.resolve('src', module.slice(1))
      const { program } = parseSync(file, readFileSync(file, 'utf8'))
      const component = program.body
        .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
        .find(
          (node) => node?.type === 'FunctionDeclaration' && node.id?.name === componentIn(module),
        )
      expect(component).toMatchObject({ params: [] })
    },
  )

  test('leaves the public pages and the preview to the server', () => {
    const onServer = everyPage.filter(({ page }) => !page.screen).map(({ address }) => address)
    expect(onServer).toEqual([...renderedPages, '/kit', '/admin/preview/$versionId'])
  })

  test('preloads only existing procedures', () => {
    const preloaded = [
      ...Object.values(areas).flatMap(({ preload }) => preload),
      ...everyPage.flatMap(({ page }) => page.preload ?? []),
    ]
    const routes: Record<string, object> = openRouter({} as never)
    for (const name of preloaded) {
      const [module = '', procedure = ''] = name.split('/')
      expect(Object.keys(routes[module] ?? {}), name).toContain(procedure)
    }
  })
})
