/** The home page of a user with its first screen drawn by the server (decision 0047). */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawnHomeId, type DrawnHome, type HomeRenderer } from '../../shared/pages/drawn-home.ts'

/** Puts the drawing into `page`. Returns `page` as it is when there is nothing to draw. */
export type DrawHome = (page: string, home: DrawnHome) => Promise<string>

/** `directory` holds one build of the pages. */
export async function loadHome(directory: string): Promise<DrawHome> {
  const { renderHome } = (await import(
    pathToFileURL(path.join(directory, '.pages', 'home.js')).href
  )) as HomeRenderer
  return async (page, home) => {
    const drawing = await renderHome(home)
    if (drawing === undefined) return page
    const { language } = home
    return page
      .replace(/<html[^>]*>/, `<html lang="${language}" data-${drawnHomeId}="${language}">`)
      .replace(
        '<div id="root">',
        () => `<div id="${drawnHomeId}">${drawing}</div><div id="root" hidden>`,
      )
  }
}
