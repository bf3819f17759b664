/** Sizes of the built files: style sheet and fonts (P11), and the scripts of a page (P7). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const built = path.join(import.meta.dirname, '..', '..', 'dist', 'browser')

export interface FileSizes {
  /** The largest style sheet, by gzip at its best level. */
  cssKb: number
  fontFiles: number
  fontKb: number
  /** A style sheet lists U+20B1 among the characters of its fonts. */
  hasPeso: boolean
}

export function measureFiles(): FileSizes {
  // The folder also holds the files of older builds, so only those that the page names count.
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

/** The scripts of the dashboard, by gzip at its best level. */
export function dashboardScriptKb(): number {
  return gzippedKb(scriptsOf('/dashboard'))
}

/** The scripts that this page needs beyond those of the dashboard, by gzip at its best level. */
export function addedScriptKb(page: string): number {
  const there = new Set(scriptsOf('/dashboard'))
  return gzippedKb(scriptsOf(page).filter((file) => !there.has(file)))
}

function scriptsOf(page: string): string[] {
  const { pages } = JSON.parse(readFileSync(path.join(built, '.built-files.json'), 'utf8')) as {
    pages: Record<string, string[]>
  }
  return (pages[page] ?? []).filter((file) => file.endsWith('.js'))
}

function gzippedKb(files: string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
