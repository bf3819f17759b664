import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'rolldown/utils'
import type { Plugin } from 'vite'

const name = 'first-paint.js'

/** Minifies public/first-paint.js, which every page waits for. */
export function smallFirstPaint(): Plugin {
  let directory = ''
  return {
    name: 'kaban-small-first-paint',
    apply: 'build',
    configResolved: (config) => void (directory = path.resolve(config.root, config.build.outDir)),
    writeBundle: {
      // Before the worker hashes it.
      sequential: true,
      async handler() {
        const file = path.join(directory, name)
        const { code } = await minify(name, await readFile(file, 'utf8'))
        await writeFile(file, code)
      },
    },
  }
}
