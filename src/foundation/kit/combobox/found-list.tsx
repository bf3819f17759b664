import type { Finding, FindingGroup } from './finding.ts'

interface Props<Name extends string, Found extends Finding> {
  /** Of the combobox. */
  id: string
  label: string
  titles: Readonly<Record<Name, string>>
  groups: readonly FindingGroup<Name, Found>[]
  chosen: Found | undefined
  onPoint: (finding: Found) => void
  onChoose: (finding: Found) => void
  /** One line each, in small letters. */
  dense?: boolean
  className?: string
}

/** The findings of a combobox (use-combobox.ts) by kind. */
export function FoundList<Name extends string, Found extends Finding>(props: Props<Name, Found>) {
  const { id, label, titles, groups, dense = false, className = '' } = props
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={`grid grid-cols-1 ${dense ? 'gap-2' : 'gap-3'} ${className}`}
    >
      {groups.map(({ name, findings }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p
            id={`${id}-${name}`}
            className={`px-2 pb-1 font-medium text-muted ${dense ? 'pt-1 text-xs' : 'text-sm'}`}
          >
            {titles[name]}
          </p>
          {findings.map((finding) => (
            <Option key={finding.id} {...props} finding={finding} dense={dense} />
          ))}
        </div>
      ))}
    </div>
  )
}

const looks = {
  dense: { row: 'min-h-11 py-1 text-sm', text: 'block truncate', detail: 'block truncate text-xs' },
  wide: {
    row: 'min-h-12 py-1.5',
    text: 'line-clamp-2 wrap-anywhere',
    detail: 'line-clamp-2 text-sm wrap-anywhere',
  },
}

function Option<Found extends Finding>({
  id,
  finding,
  chosen,
  onPoint,
  onChoose,
  dense,
}: Pick<Props<string, Found>, 'id' | 'chosen' | 'onPoint' | 'onChoose'> & {
  finding: Found
  dense: boolean
}) {
  const { icon: Icon, title, detail, aside } = finding
  const look = looks[dense ? 'dense' : 'wide']
  return (
    <div
      id={`${id}-${finding.id}`}
      role="option"
      aria-selected={finding === chosen}
      // Keep the focus in the field; losing it may close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(finding)}
      onClick={() => onChoose(finding)}
      className={
        `flex cursor-pointer items-center gap-3 rounded-control px-2 ${look.row} ` +
        'aria-selected:bg-primary-tint forced-colors:aria-selected:outline-2'
      }
    >
      <Icon aria-hidden size={dense ? 18 : 20} className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className={look.text}>{title}</span>
        {detail && <span className={`figures text-muted ${look.detail}`}>{detail}</span>}
      </span>
      {aside && <span className="figures shrink-0 text-right">{aside}</span>}
    </div>
  )
}
