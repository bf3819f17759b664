import type { PageLanguage, PublicSite } from '../../shared/rules-page.ts'
import { Filled, bothText } from '../page/page-section.tsx'
import { EntryKnown } from './how-we-know.tsx'

interface Props {
  about: PublicSite['about']
  language: PageLanguage
  /** Opens the source above the page, because the header has no space for it. */
  isFloating?: boolean
}

/** The operator's tagline, once two members of staff have published it. There is no default. */
export function Tagline({ about, language, isFloating = false }: Props) {
  if (!about || about.body.tagline.en === '') return null
  return (
    <EntryKnown
      kind="about"
      entry={about}
      language={language}
      about={bothText(about.body.tagline, language)}
      isFloating={isFloating}
      label={
        <span className={isFloating ? '' : 'text-base font-medium text-primary'}>
          <Filled text={about.body.tagline} language={language} />
        </span>
      }
    />
  )
}
