import { Segments, type SegmentedFilterProps } from '../fields/segmented-filter.tsx'
import './lines.css'
import { useChosenInView } from './use-chosen-in-view.ts'

/** The parts of a console page, in one row that scrolls where it has no room. Radio buttons. */
export function TabFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const row = useChosenInView<HTMLDivElement>(props.options)
  return (
    <Segments
      {...props}
      rowRef={row}
      row="flex overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]"
      option={tabStyle}
      number="rounded-small bg-sunken px-1.5 text-xs/4.5 text-ink"
    />
  )
}

const tabStyle =
  'tab relative flex min-h-10 shrink-0 cursor-pointer items-center gap-1.5 px-2.5 ' +
  'text-[0.8125rem] font-semibold whitespace-nowrap text-muted hover:text-ink ' +
  'pointer-coarse:min-h-11 forced-colors:has-checked:outline-2'
