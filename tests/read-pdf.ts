/** Reads the text of a PDF that pdfkit wrote: enough of the format for a test, and nothing more. */
import { inflateSync } from 'node:zlib'

interface Piece {
  x: number
  y: number
  text: string
}

/**
 * For each page its lines from top to bottom, each without its spaces: where one piece ends and the
 * next begins is the font's business.
 */
export function readPdf(file: Buffer): string[][] {
  const objects = objectsOf(file)
  const get = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', body: '' }
  const pages = idsIn(
    get(
      /\/Pages (\d+) 0 R/.exec(
        [...objects.values()].find(({ head }) => head.includes('/Type /Catalog'))?.head ?? '',
      )?.[1],
    ).head,
    /\/Kids \[([^\]]*)\]/,
  )
  return pages.map((page) => {
    const { head } = get(page)
    const resources = get(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head
    const alphabets = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        alphabetOf(get(/\/ToUnicode (\d+) 0 R/.exec(get(font).head)?.[1]).body),
      ]),
    )
    return linesOf(piecesOf(get(/\/Contents (\d+) 0 R/.exec(head)?.[1]).body, alphabets))
  })
}

function objectsOf(file: Buffer): Map<string, { head: string; body: string }> {
  const found = new Map<string, { head: string; body: string }>()
  const text = file.toString('latin1')
  for (const { 1: id = '', index, 0: begin } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = index + begin.length
    const end = text.indexOf('endobj', from)
    const stream = text.indexOf('stream\n', from)
    if (stream === -1 || stream > end) {
      found.set(id, { head: text.slice(from, end), body: '' })
      continue
    }
    const head = text.slice(from, stream)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const raw = file.subarray(stream + 7, stream + 7 + length)
    found.set(id, {
      head,
      body: (head.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1'),
    })
  }
  return found
}

function idsIn(head: string, list: RegExp): string[] {
  return [...(list.exec(head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id)
}

function alphabetOf(cmap: string): string[] {
  const letters: string[] = []
  for (const [, first = '0', list = ''] of cmap.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    for (const [place, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      letters[parseInt(first, 16) + place] = Buffer.from(code, 'hex').swap16().toString('utf16le')
  }
  return letters
}

function piecesOf(content: string, alphabets: Map<string, string[]>): Piece[] {
  const pieces: Piece[] = []
  let alphabet: string[] = []
  let [x, y] = [0, 0]
  for (const [, toX, toY, font, shown] of content.matchAll(
    /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (toX !== undefined) [x, y] = [Number(toX), Number(toY)]
    else if (font !== undefined) alphabet = alphabets.get(font) ?? []
    else
      pieces.push({
        x,
        y,
        text: [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .map(([, hex = '']) =>
            (hex.match(/.{4}/g) ?? [])
              .map((glyph) => alphabet[parseInt(glyph, 16)] ?? '?')
              .join(''),
          )
          .join(''),
      })
  }
  return pieces
}

/** Letters of one line stand on one height, whatever their font says of its own. */
function linesOf(pieces: Piece[]): string[] {
  const lines = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const height = Math.round(piece.y)
    lines.set(height, [...(lines.get(height) ?? []), piece])
  }
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    )
}
