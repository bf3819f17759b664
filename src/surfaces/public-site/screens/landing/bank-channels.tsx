import { banks, ewallets } from '#people/profile/shared/rules.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'

/** The channels for withdrawals, as names only: a logo or 'partner' would claim too much. */
export function BankChannels({ frame: { language } }: SectionProps) {
  const w = landingWords(language).banks
  return (
    <PageSection id="banks" title={w.title} lead={<p>{w.lead}</p>}>
      <Names title={w.banks} names={banks} />
      <Names title={w.ewallets} names={ewallets} columns="grid-cols-2" />
      <HowWeKnow source="list:banks" language={language} about={w.about}>
        <p>{w.know}</p>
      </HowWeKnow>
    </PageSection>
  )
}

function Names({
  title,
  names,
  columns = 'grid-cols-1 sm:grid-cols-2',
}: {
  title: string
  names: readonly string[]
  columns?: string
}) {
  return (
    <div className="grid gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <ul data-source="list:banks" className={`grid gap-x-8 border-t border-line ${columns}`}>
        {names.map((name) => (
          <li key={name} className="border-b border-line py-2">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
