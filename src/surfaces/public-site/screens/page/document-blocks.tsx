import type { ReactNode } from 'react'
import type { Block, Piece } from '../../shared/rules.ts'

/** Blocks of a document as React draws them: text is text, whatever it looks like. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // The places in a document are its only names; it is drawn whole each time.
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
    // Below the title of the page: no level is left out when a document begins lower.
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
  // The server lets nothing else through; a browser is the last place to look again.
  if (!/^(https?:\/\/|\/(?!\/))/i.test(href)) return part
  return (
    <a href={href} className="link" rel="noreferrer">
      {part}
    </a>
  )
}
