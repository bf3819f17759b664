import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltFrame, PublicPageRenderer } from '../shared/rules-page.ts'

export interface PublicBuild {
  pages: PublicPageRenderer
  built: BuiltFrame
}

/**
 * Loads the renderer of the public pages that scripts/build/build-pages.ts made. `directory` holds
 * one build of the pages.
 */
export async function loadPublicBuild(directory: string): Promise<PublicBuild> {
  const folder = path.join(directory, '.pages')
  const built = JSON.parse(await readFile(path.join(folder, 'frame.json'), 'utf8')) as BuiltFrame
  return {
    built,
    pages: (await import(pathToFileURL(path.join(folder, 'render.js')).href)) as PublicPageRenderer,
  }
}
