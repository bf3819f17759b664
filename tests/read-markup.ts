/**
 * What a reader meets in a page that the server drew: every text, every attribute that is read out,
 * every picture, each with the source it stands in.
 */

export interface Said {
  what: 'text' | 'attribute' | 'picture'
  said: string
  /** Of the nearest element around it that names one. */
  source: string | null
}

const childless = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const readOut = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder']

/** The pages are drawn by React: every element is closed, every attribute stands in double quotes. */
export function readMarkup(html: string): Said[] {
  const found: Said[] = []
  const open: { name: string; source: string | null }[] = []
  const source = () => open.findLast((element) => element.source !== null)?.source ?? null
  const pieces =
    /<!--.*?-->|<!doctype[^>]*>|<(script|style)\b[^>]*>.*?<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis
  for (const [piece, , closed, name, given = ''] of html.matchAll(pieces)) {
    if (closed) {
      if (open.at(-1)?.name !== closed)
        throw new Error(`</${closed}> closes <${open.at(-1)?.name}>`)
      open.pop()
    } else if (name) {
      const attributes = new Map(
        [...given.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      )
      const element = { name, source: attributes.get('data-source') ?? null }
      open.push(element)
      for (const key of readOut)
        if (attributes.get(key))
          found.push({ what: 'attribute', said: attributes.get(key) ?? '', source: source() })
      if (
        name === 'meta' &&
        /^(description|og:title|og:description)$/.test(
          attributes.get('name') ?? attributes.get('property') ?? '',
        )
      )
        found.push({ what: 'attribute', said: attributes.get('content') ?? '', source: source() })
      const isDrawing = name === 'svg' && attributes.get('aria-hidden') !== 'true'
      if (
        isDrawing ||
        /^(img|picture|video|canvas|object|image)$/.test(name) ||
        attributes.get('style')?.includes('url(')
      )
        found.push({ what: 'picture', said: piece, source: source() })
      if (childless.test(name) || piece.endsWith('/>')) open.pop()
    } else if (!piece.startsWith('<')) {
      const said = decode(piece).trim()
      if (said) found.push({ what: 'text', said, source: source() })
    } else if (!/^<(!|script|style)/i.test(piece)) throw new Error(`Not understood: ${piece}`)
  }
  if (open.length > 0)
    throw new Error(`Never closed: ${open.map((element) => element.name).join(' ')}`)
  return found
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') =>
      hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : decimal
          ? String.fromCodePoint(Number(decimal))
          : (named[name] ?? whole),
  )
}
