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
      <div className="grid max-w-2xl gap-6">
        {found.data?.builtIn && <Notice title={w.documentDefault}>{w.documentDefaultText}</Notice>}
        {found.data && (
          <div lang={found.data.language} className="grid gap-6">
            <Contents blocks={blocks} />
            <Blocks blocks={blocks.filter((block) => !isTitle(block))} />
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
    <nav aria-label={w.documentContents}>
      <ul className="grid sm:grid-cols-2">
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
