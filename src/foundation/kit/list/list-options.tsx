import { Columns3, Rows3, Rows4 } from 'lucide-react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { usePageActions } from '../overlay/page-actions.ts'
import { Popover } from '../overlay/popover.tsx'
import type { Column } from '../table/columns.ts'
import { FilterButton } from './filter-button.tsx'
import { useListLook } from './list-look.ts'

interface Props<Row> {
  list: string
  columns: readonly Column<Row>[]
}

/** Which columns a list shows, and how high its rows are. A phone shows cards instead. */
export function ListOptions<Row>({ list, columns }: Props<Row>) {
  const w = useWords(kitListWords)
  const { density, hidden, setDensity, hide } = useListLook(list)
  const compact = density === 'compact'
  const Icon = compact ? Rows4 : Rows3
  const toggle = () => setDensity(compact ? 'comfortable' : 'compact')
  usePageActions([{ id: 'density', title: compact ? w.higherRows : w.lowerRows, run: toggle }])
  const choosable = columns.filter(({ fixed }) => !fixed)
  return (
    <span className="hidden gap-2 sm:flex">
      <Popover
        label={w.columns}
        className="w-56"
        trigger={(opener) => (
          <FilterButton {...opener} icon={<Columns3 aria-hidden size={16} />}>
            <span className="max-2xl:sr-only">{w.columns}</span>
          </FilterButton>
        )}
      >
        {() => (
          <fieldset className="grid p-2">
            <legend className="sr-only">{w.columns}</legend>
            {choosable.map(({ key, header, name }) => (
              <label
                key={key}
                className={
                  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm ' +
                  'hover:bg-sunken pointer-coarse:min-h-11'
                }
              >
                <input
                  type="checkbox"
                  checked={!hidden.includes(key)}
                  onChange={({ target }) =>
                    hide(
                      target.checked ? hidden.filter((other) => other !== key) : [...hidden, key],
                    )
                  }
                  className="size-4 tick"
                />
                {name ?? header}
              </label>
            ))}
          </fieldset>
        )}
      </Popover>
      <FilterButton
        icon={<Icon aria-hidden size={16} />}
        aria-pressed={compact}
        title={compact ? w.higherRows : w.lowerRows}
        onClick={toggle}
      >
        <span className="max-2xl:sr-only">{w.lowRows}</span>
      </FilterButton>
    </span>
  )
}
