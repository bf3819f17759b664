import type { PageDocument, PageFrame } from '../../shared/rules-page.ts'
import type { Block } from '../../shared/rules.ts'
import { Blocks, Pieces } from './document-blocks.tsx'
import { frameWords } from './site-words.ts'

/** The terms or the privacy notice. Kaban's own text is marked as not adopted by the operator. */
export function DocumentPage({ frame, document }: { frame: PageFrame; document: PageDocument }) {
  const w = frameWords(frame.language)
  const { blocks, language, builtIn } = document
  const source = builtIn ? `rule:${document.title}` : `setting:${document.title}`
  return (
    <div className="mx-auto max-w-5xl edge py-8 sm:px-6">
      <h1 lang={language} data-source={source} className="pb-6 text-2xl wrap-anywhere">
        {titleOf(blocks) ?? w[document.title]}
      </h1>
      <div className="grid grid-cols-1 gap-6 wrap-anywhere">
        {builtIn && (
          <div className="card grid grid-cols-1 gap-1 rounded-card bg-info-tint p-4">
            <p className="font-medium">{w.documentDefault}</p>
            <p>{w.documentDefaultText}</p>
          </div>
        )}
        {language !== frame.language && <p className="text-muted">{w.documentOnlyEnglish}</p>}
        <div
          className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]"
          lang={language}
          data-source={source}
        >
          <Contents frame={frame} blocks={blocks} />
          <div className="grid max-w-[68ch] grid-cols-1 gap-3">
            <Blocks blocks={blocks.filter((block) => !isTitle(block))} />
          </div>
        </div>
        <p>
          <a href="/" className="link target inline-flex items-center">
            {w.back}
          </a>
        </p>
      </div>
    </div>
  )
}

function Contents({ frame, blocks }: { frame: PageFrame; blocks: Block[] }) {
  const w = frameWords(frame.language)
  const parts = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  )
  if (parts.length < 2) return null
  const list = (
    <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
      {parts.map(({ id, pieces }) => (
        <li key={id}>
          <a href={`#${id}`} className="link target inline-flex items-center">
            <Pieces pieces={pieces.map(({ text }) => ({ text }))} />
          </a>
        </li>
      ))}
    </ul>
  )
  // Folded on a phone, where it would fill the first screen.
  return (
    <nav
      aria-label={w.documentContents}
      className="lg:sticky lg:top-24 lg:order-last lg:border-l lg:border-line lg:pl-4"
    >
      <div className="max-sm:hidden">{list}</div>
      <details className="no-print sm:hidden">
        <summary className="target link flex items-center">{w.documentContents}</summary>
        {list}
      </details>
    </nav>
  )
}

const isTitle = (block: Block) => block.kind === 'heading' && block.level === 1

/** Returns the text of the document's first heading. */
function titleOf(blocks: Block[]): string | undefined {
  const [title] = blocks.filter(isTitle)
  return title?.kind === 'heading'
    ? title.pieces.map(({ text }) => text).join('') || undefined
    : undefined
}
