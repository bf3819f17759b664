import type { ReactNode } from 'react'
import type { Block, Piece } from '../../shared/rules.ts'

/** Renders the blocks of a document. Text in them is never HTML. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Blocks have no other key, and a document is always rendered as a whole.
  return blocks.map((block, place) => <BlockPart key={place} block={block} />)
}

function BlockPart({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p className="wrap-anywhere">
        <Pieces pieces={block.pieces} />
      </p>
    )
  }
  if (block.kind === 'heading') {
    // The page's title is the h1, so that no level is skipped when a document starts lower.
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading
        id={block.id}
        className={
          block.level === 2 ? 'scroll-mt-4 pt-5 text-lg first:pt-0' : 'scroll-mt-4 pt-2 text-base'
        }
      >
        <Pieces pieces={block.pieces} />
      </Heading>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      className={`grid gap-2 pl-5 wrap-anywhere ${block.ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((pieces, place) => (
        <li key={place}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </List>
  )
}

export function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, place) => <PiecePart key={place} piece={piece} />)
}

function PiecePart({ piece: { text, href, strong, emphasis } }: { piece: Piece }) {
  let part: ReactNode = text
  if (emphasis) part = <em>{part}</em>
  if (strong) part = <strong className="font-medium">{part}</strong>
  if (href === undefined) return part
  // The server has already removed other links. This is the last check before the browser.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(href)) return part
  return (
    <a href={href} className="link" rel="noreferrer">
      {part}
    </a>
  )
}
