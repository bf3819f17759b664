import type { PageLanguage, PublicSite } from '../../shared/rules-page.ts'
import { Filled, bothText } from '../page/page-section.tsx'
import { EntryKnown } from './how-we-know.tsx'

interface Props {
  about: PublicSite['about']
  language: PageLanguage
  /** Its source opens above the page, because the header has no space for it. */
  isInHeader?: boolean
}

/** The operator's tagline, once two members of staff have published it. There is no default. */
export function Tagline({ about, language, isInHeader = false }: Props) {
  if (!about || about.body.tagline.en === '') return null
  return (
    <EntryKnown
      kind="about"
      entry={about}
      language={language}
      about={bothText(about.body.tagline, language)}
      {...(isInHeader
        ? { opens: 'above', className: 'relative [&>div]:w-80' }
        : { className: 'open:pb-6 [&>summary]:py-2.5' })}
      label={
        <span className={isInHeader ? 'text-on-deep-muted' : 'text-base font-semibold'}>
          <Filled text={about.body.tagline} language={language} />
        </span>
      }
    />
  )
}
