import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { renderedFolder } from './build-pages.ts'

/** Writes `.br` and `.gz` files beside each text file. The server sends them as they are. */
export function compressed(): Plugin {
  let directory = ''
  return {
    name: 'kaban-compressed',
    apply: 'build',
    configResolved: (config) => void (directory = path.resolve(config.root, config.build.outDir)),
    async writeBundle() {
      const files = await readdir(directory, { recursive: true })
      await Promise.all(
        files
          .filter(
            (file) => /\.(js|css|svg|webmanifest)$/.test(file) && !file.startsWith(renderedFolder),
          )
          .map((file) => compress(path.join(directory, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
