import { Info } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../kit/language.tsx'
import { terms, words } from '../words.ts'
import { SiteFrame } from './site-frame.tsx'

/** The terms that come with the software, marked as such: the operator replaces them. */
export function TermsScreen() {
  const w = useWords(words)
  const { sections } = useWords(terms)
  return (
    <SiteFrame>
      <div className="grid max-w-2xl gap-8 py-10">
        <h1 className="text-2xl">{w.termsTitle}</h1>
        <div className="flex gap-3 rounded-card bg-info-tint p-4 text-info">
          <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
          <p>
            <strong>{w.termsDefault}.</strong> {w.termsDefaultText}
          </p>
        </div>
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
    </SiteFrame>
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
