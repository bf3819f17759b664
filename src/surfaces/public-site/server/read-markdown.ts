/**
 * Reads the subset of Markdown that a document may use: headings, paragraphs, one-level lists,
 * strong and emphasised text, and links. Everything else, including HTML, becomes plain text.
 */
import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { isSitePath } from '#people/notifications/shared/rules.ts'
import type { Block, Piece } from '../shared/rules.ts'

export function readMarkdown(text: string): Block[] {
  const taken = new Set<string>()
  return fromMarkdown(withoutInvisibleMarks(text)).children.flatMap((node) => blocksOf(node, taken))
}

function blocksOf(node: RootContent, taken: Set<string>): Block[] {
  if (node.type === 'heading') {
    const pieces = piecesOf(node.children)
    return [{ kind: 'heading', level: node.depth, id: idOf(plain(pieces), taken), pieces }]
  }
  if (node.type === 'paragraph') return [{ kind: 'paragraph', pieces: piecesOf(node.children) }]
  if (node.type === 'list')
    return [
      {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.flatMap((item) => itemsOf(item.children)),
      },
    ]
  if (node.type === 'blockquote') return node.children.flatMap((child) => blocksOf(child, taken))
  return node.type === 'html' || node.type === 'code'
    ? [{ kind: 'paragraph', pieces: [{ text: node.value }] }]
    : []
}

/** Flattens nested lists into items of the same list. */
function itemsOf(children: RootContent[]): Piece[][] {
  return children.flatMap((child): Piece[][] => {
    if (child.type === 'list') return child.children.flatMap((item) => itemsOf(item.children))
    if (child.type === 'paragraph' || child.type === 'heading') return [piecesOf(child.children)]
    return 'value' in child ? [[{ text: child.value }]] : []
  })
}

type InlineStyle = Omit<Piece, 'text'>

function piecesOf(children: PhrasingContent[], style: InlineStyle = {}): Piece[] {
  return children.flatMap((child): Piece[] => {
    if (child.type === 'strong') return piecesOf(child.children, { ...style, strong: true })
    if (child.type === 'emphasis') return piecesOf(child.children, { ...style, emphasis: true })
    if (child.type === 'link')
      return piecesOf(child.children, isSafe(child.url) ? { ...style, href: child.url } : style)
    if (child.type === 'break') return [{ text: ' ' }]
    if (child.type === 'image') return child.alt ? [{ ...style, text: child.alt }] : []
    return [{ ...style, text: textOf(child) }]
  })
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value.replaceAll('\n', ' ')
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Rejects `javascript:`, `data:`, `//elsewhere` and the like. The link's text stays. */
function isSafe(url: string): boolean {
  if (isSitePath(url)) return true
  return /^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url)
}

const plain = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')

/** The prefix separates these ids from those of the page's frame. */
function idOf(text: string, taken: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const base = `part-${words}`.replace(/-$/, '')
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  taken.add(id)
  return id
}
