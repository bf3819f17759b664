import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltFrame, PublicPages } from '../shared/rules-page.ts'

export interface BuiltPages {
  pages: PublicPages
  built: BuiltFrame
}

/**
 * What the build made to draw the public pages (scripts/build/build-pages.ts). `directory` holds
 * one build of the pages.
 */
export async function loadBuiltPages(directory: string): Promise<BuiltPages> {
  const folder = path.join(directory, '.pages')
  const built = JSON.parse(await readFile(path.join(folder, 'frame.json'), 'utf8')) as BuiltFrame
  return {
    built,
    pages: (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as PublicPages,
  }
}
