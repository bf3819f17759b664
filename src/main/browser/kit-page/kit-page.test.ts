import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseSync } from 'rolldown/experimental'
import { describe, expect, test } from 'vitest'
import { examples } from './examples.ts'
import { RouterForLinks } from './router-for-links.tsx'

const kit = path.resolve('src/foundation/kit')

const components = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    exportsOf(path.join(kit, file))
      .filter(isComponent)
      .map((name) => `${name} of #foundation/kit/${file.split(path.sep).join('/')}`),
  )

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** Returns the names of the values that a module exports, without types. */
function exportsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      exportName.name && !isType ? exportName.name : [],
    ),
  )
}

describe('the page of the kit', () => {
  test('shows every component of the kit once', () => {
    const shown = examples
      .filter(({ name }) => isComponent(name))
      .map(({ name, from }) => `${name} of ${from}`)
    expect(shown.toSorted()).toEqual(components.toSorted())
  })

  test.each(examples)('imports $name from where it is', ({ name, from }) => {
    expect(exportsOf(path.resolve('src', from.slice(1)))).toContain(name)
  })

  test.each(
    examples.flatMap(({ name, states }) =>
      Object.entries(states).map(([label, state]) => ({ name, label, state })),
    ),
  )('renders $name: $label', ({ state }) => {
    const page = createElement(RouterForLinks, null, createElement(state))
    expect(() => renderToStaticMarkup(page)).not.toThrow()
  })

  test.each(examples.filter(({ name }) => name.endsWith('Field') && name !== 'Field'))(
    'shows every state of $name',
    ({ states }) => {
      for (const state of [
        'Empty',
        'Filled',
        'Focused by keyboard',
        'Disabled',
        'Error',
        'Long text',
      ])
        expect(Object.keys(states)).toContain(state)
    },
  )
})
