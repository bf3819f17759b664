import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import type { Block, DocumentName } from '../rules.ts'
import { words } from '../words.ts'
import { site } from './calls.ts'
import { Blocks, Pieces } from './document-blocks.tsx'

export function TermsScreen() {
  return <DocumentScreen name="terms" />
}

export function PrivacyScreen() {
  return <DocumentScreen name="privacy" />
}

/** A text that the operator answers for. The one that comes with the software is marked as such. */
function DocumentScreen({ name }: { name: DocumentName }) {
  const w = useWords(words)
  const language = useLanguage()
  const found = useQuery(site.document.queryOptions({ input: { name, language }, placeholderData: keepPreviousData }))
  const title = name === 'terms' ? w.termsTitle : w.privacyTitle
  const blocks = found.data?.blocks ?? []
  return (
    <div className="mx-auto max-w-5xl px-4 py-8">
      <PageHeader title={titleOf(blocks) ?? title} />
      <div className="grid gap-6">
        {found.data?.builtIn && <Notice title={w.documentDefault}>{w.documentDefaultText}</Notice>}
        {found.data && (
          <div lang={found.data.language} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,42rem)_16rem] lg:justify-between lg:gap-10">
            <Contents blocks={blocks} />
            <div className="grid grid-cols-1 gap-3">
              <Blocks blocks={blocks.filter((block) => !isTitle(block))} />
            </div>
          </div>
        )}
        {!found.data && (found.error ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <Skeleton lines={8} />)}
        <p>
          <Link to="/" className="link target inline-flex items-center">
            {w.back}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Contents({ blocks }: { blocks: Block[] }) {
  const w = useWords(words)
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  if (parts.length < 2) return null
  return (
    <nav aria-label={w.documentContents} className="lg:sticky lg:top-4 lg:order-last lg:border-l lg:border-line lg:pl-4">
      <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
        {parts.map(({ id, pieces }) => (
          <li key={id}>
            <a href={`#${id}`} className="link target inline-flex items-center">
              <Pieces pieces={pieces.map(({ text }) => ({ text }))} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isTitle = (block: Block) => block.kind === 'heading' && block.level === 1

/** The title that the document gives itself. */
function titleOf(blocks: Block[]): string | undefined {
  const [title] = blocks.filter(isTitle)
  return title?.kind === 'heading' ? title.pieces.map(({ text }) => text).join('') || undefined : undefined
}
