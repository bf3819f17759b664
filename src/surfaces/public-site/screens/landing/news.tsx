import { ExternalLink } from 'lucide-react'
import type { Published } from '#content/content/shared/rules.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, bothText, NothingYet, PageSection } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { EntryPicture } from './entry-picture.tsx'
import { EntryKnown, showCalendarDay } from './how-we-know.tsx'

/** Links to articles by others, each with its publisher and date. */
export function News({ site: { news }, frame: { language } }: SectionProps) {
  const w = landingWords(language).news
  return (
    <PageSection
      id="news"
      title={w.title}
      layout="above"
      sample={news.some(({ sample }) => sample)}
      language={language}
    >
      {news.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {news.map((entry) => (
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
    <li className="flex flex-wrap items-start gap-x-2 py-1.5">
      <div data-source={entrySource('news', entry)} className="min-w-0 flex-1 basis-40 py-1">
        <h3 className="text-base">
          <a
            href={link}
            rel="noreferrer nofollow"
            className="target block font-medium wrap-anywhere no-underline hover:underline"
          >
            <Filled text={title} language={language} />
            <ExternalLink
              aria-hidden
              size={16}
              className="ml-1.5 inline-block align-[-0.125em] text-muted"
            />
            <span className="sr-only"> {knownWords(language).newWindow}</span>
            <span className="block text-sm font-normal text-muted">
              {publisher} ·{' '}
              <time dateTime={publishedOn}>{showCalendarDay(publishedOn, language)}</time>
            </span>
          </a>
        </h3>
        <EntryPicture entry={entry} language={language} />
      </div>
      <EntryKnown
        kind="news"
        entry={entry}
        language={language}
        about={bothText(title, language)}
        className="text-muted open:basis-full"
      />
    </li>
  )
}
