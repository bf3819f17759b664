import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { offerConsoleWords } from '../shared/words-console.ts'
import { HolidaysPart } from './holidays-part.tsx'
import { OffersPart } from './offers-part.tsx'
import { TaxPart } from './tax-part.tsx'

/** Offers, and what every placement needs: bank holidays and tax classes. */
export function OffersScreen() {
  const { search, onSearch } = usePageSearch('/admin/offers')
  const w = useWords(offerConsoleWords)
  const view = search.view ?? 'offers'
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          view === 'offers' && (
            <Button onClick={() => onSearch({ ...search, open: 'new' })}>{w.enter}</Button>
          )
        }
      />
      <div className="mb-4">
        <TabFilter
          label={w.view}
          value={view}
          options={[
            { value: 'offers', label: w.views.offers },
            { value: 'holidays', label: w.views.holidays },
            { value: 'tax', label: w.views.tax },
          ]}
          onChange={(next) => onSearch({ view: next === 'offers' ? undefined : next })}
        />
      </div>
      {view === 'offers' && <OffersPart search={search} onSearch={onSearch} />}
      {view === 'holidays' && (
        <HolidaysPart year={search.year} onYear={(year) => onSearch({ view: 'holidays', year })} />
      )}
      {view === 'tax' && <TaxPart />}
    </>
  )
}
