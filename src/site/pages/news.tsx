import { ExternalLink } from 'lucide-react'
import type { Published } from '../../content/rules.ts'
import type { PageLanguage } from '../rules-page.ts'
import { entrySource } from '../rules-source.ts'
import { bothText, NothingYet, PageSection, SampleMark } from './page-section.tsx'
import { Filled } from './filled.tsx'
import { EntryKnown, knownWords, showCalendarDay } from './how-we-know.tsx'
import { landingWords } from './landing-words.ts'
import type { SectionProps } from './section-props.ts'

/** Links to what others wrote: who published it and when stand beside each. */
export function News({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).news
  return (
    <PageSection id="news" title={w.title} lead={<p>{w.lead}</p>}>
      {site.news.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="grid border-t border-line">
          {site.news.map((entry) => (
            <NewsItem key={entry.entryId} entry={entry} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function NewsItem({ entry, language }: { entry: Published<'news'>; language: PageLanguage }) {
  const { title, publisher, link, publishedOn } = entry.body
  return (
    <li className="border-b border-line py-3">
      <div data-source={entrySource('news', entry)} className="grid gap-1">
        <h3 className="text-base">
          <a href={link} rel="noreferrer nofollow" className="link target inline-flex items-center gap-1.5 wrap-anywhere">
            <span>
              <Filled text={title} language={language} />
            </span>
            <ExternalLink aria-hidden size={16} className="shrink-0" />
            <span className="sr-only">{knownWords(language).newWindow}</span>
          </a>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{publisher}</span>
          <time dateTime={publishedOn}>{showCalendarDay(publishedOn, language)}</time>
          {entry.sample && <SampleMark language={language} />}
        </p>
      </div>
      <EntryKnown kind="news" entry={entry} language={language} about={bothText(title, language)} />
    </li>
  )
}
