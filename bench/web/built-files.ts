/**
 * P11: the style sheet as it is sent, and the fonts, of the pages as built. P7: which scripts a
 * page needs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const built = path.join(import.meta.dirname, '..', '..', 'dist', 'browser')

export interface FileSizes {
  /** The largest style sheet, by gzip at its best. */
  cssKb: number
  fontFiles: number
  fontKb: number
  /** A style sheet names the sign among what its fonts draw. */
  hasPeso: boolean
}

export function measureFiles(): FileSizes {
  // Beside the newest pages lie files of the day before: only what the page itself names counts.
  const page = readFileSync(path.join(built, 'index.html'), 'utf8')
  const sheets = readdirSync(path.join(built, 'assets')).filter(
    (name) => name.endsWith('.css') && page.includes(name),
  )
  const texts = sheets.map((name) => readFileSync(path.join(built, 'assets', name)))
  const fonts = [
    ...new Set(
      texts.flatMap((text) => [...text.toString().matchAll(/[\w-]+\.woff2/g)].map(String)),
    ),
  ]
  return {
    cssKb: Math.max(...texts.map((text) => gzipSync(text, { level: 9 }).length)) / 1024,
    fontFiles: fonts.length,
    fontKb:
      fonts.reduce((sum, name) => sum + readFileSync(path.join(built, 'assets', name)).length, 0) /
      1024,
    hasPeso: texts.some((text) => /U\+20B1/i.test(text.toString())),
  }
}

/** What opening this page needs of scripts after the dashboard was open, by gzip at its best. */
export function addedScriptKb(page: string): number {
  const { pages } = JSON.parse(readFileSync(path.join(built, '.built-files.json'), 'utf8')) as {
    pages: Record<string, string[]>
  }
  const there = new Set(pages['/dashboard'])
  const added = (pages[page] ?? []).filter((file) => file.endsWith('.js') && !there.has(file))
  return (
    added.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length,
      0,
    ) / 1024
  )
}
