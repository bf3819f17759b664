import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { terms, words } from '../words.ts'
import { Link } from '@tanstack/react-router'

/** The terms that come with the software, marked as such: the operator replaces them. */
export function TermsScreen() {
  const w = useWords(words)
  const { sections } = useWords(terms)
  return (
    <div className="mx-auto max-w-5xl px-4 py-8">
      <PageHeader title={w.termsTitle} />
      <div className="grid max-w-2xl gap-8">
        <Notice title={w.termsDefault}>{w.termsDefaultText}</Notice>
        <Contents />
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="grid gap-2">
            <h2 id={`${section.id}-title`} className="text-lg">
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          <Link to="/" className="link target inline-flex items-center">
            {w.back}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Contents() {
  const w = useWords(words)
  const { sections } = useWords(terms)
  return (
    <nav aria-label={w.termsContents}>
      <ul className="grid sm:grid-cols-2">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="link target inline-flex items-center">
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
