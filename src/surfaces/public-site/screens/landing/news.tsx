import { ExternalLink } from 'lucide-react'
import type { Published } from '#content/content/shared/rules.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, bothText, NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { EntryPicture } from './entry-picture.tsx'
import { EntryKnown, showCalendarDay } from './how-we-know.tsx'

/** Links to articles by others, each with its publisher and date. */
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
    <li className="border-b border-line py-1">
      <div data-source={entrySource('news', entry)} className="grid justify-items-start">
        <h3 className="text-base">
          <a
            href={link}
            rel="noreferrer nofollow"
            className="link target inline-block py-2.5 wrap-anywhere"
          >
            <Filled text={title} language={language} />
            <ExternalLink aria-hidden size={16} className="ml-1.5 inline-block align-[-0.125em]" />
            <span className="sr-only"> {knownWords(language).newWindow}</span>
          </a>
        </h3>
        <EntryPicture entry={entry} language={language} />
        <EntryKnown
          kind="news"
          entry={entry}
          language={language}
          about={bothText(title, language)}
          label={
            <>
              <span>{publisher}</span>
              <time dateTime={publishedOn}>{showCalendarDay(publishedOn, language)}</time>
              {entry.sample && <SampleMark language={language} />}
            </>
          }
        />
      </div>
    </li>
  )
}
