import { useEffect, useState } from 'react'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { ToastRegion } from '#foundation/kit/overlay/toast.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { setSite, siteName } from '#foundation/kit/page/site-settings.ts'
import { mainId, SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { ExampleSection, type ShownTheme } from './example-section.tsx'
import { folderOf, type Example } from './example.tsx'
import { examples } from './examples.ts'

const folders = Object.entries(Object.groupBy(examples, folderOf)) as [string, Example[]][]

/** Every component of the kit in every state, in both themes, with its import line. */
export function KitPage() {
  const [theme, setTheme] = useState(firstTheme)
  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'both' ? '' : theme
  }, [theme])
  return (
    <>
      <SkipLink />
      <div
        className={
          'mx-auto max-w-[96rem] gap-10 px-4 py-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] ' +
          'lg:px-8'
        }
      >
        <aside className="max-lg:hidden">
          <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto pb-6">
            <Contents />
          </div>
        </aside>
        <main id={mainId} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-8 outline-none">
          <div>
            <PageHeader
              title="Kit"
              description={
                `The ${examples.length} components that the screens are made of, each in its ` +
                'states. There is no such page in a live installation.'
              }
            />
            <Choices theme={theme} onTheme={setTheme} />
            <div className="mt-2 lg:hidden">
              <Disclosure title="All components">
                <Contents />
              </Disclosure>
            </div>
          </div>
          {folders.map(([folder, inFolder]) => (
            <section key={folder} aria-labelledby={`kit-${folder}`} className="grid min-w-0 gap-4">
              <h2 id={`kit-${folder}`} className="text-xl">
                kit/{folder}
              </h2>
              {inFolder.map((example) => (
                <ExampleSection key={example.name} example={example} theme={theme} />
              ))}
            </section>
          ))}
        </main>
      </div>
      <ToastRegion />
    </>
  )
}

/** Two themes need the width of a tablet. A phone starts with the theme of the system. */
function firstTheme(): ShownTheme {
  if (matchMedia('(width >= 48rem)').matches) return 'both'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function Contents() {
  return (
    <nav aria-label="Components" className="grid gap-4 text-sm">
      {folders.map(([folder, inFolder]) => (
        <div key={folder}>
          <p className="font-medium text-muted">{folder}</p>
          <ul>
            {inFolder.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className={
                    'block rounded-small py-1 wrap-anywhere hover:text-primary max-lg:py-2.5'
                  }
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type Connection = 'online' | 'offline'
type Site = 'open' | 'read-only'

interface ChoicesProps {
  theme: ShownTheme
  onTheme: (theme: ShownTheme) => void
}

/** The options that apply to all components at once. */
function Choices({ theme, onTheme }: ChoicesProps) {
  const [connection, setConnection] = useState<Connection>('online')
  const [site, setSiteState] = useState<Site>('open')
  useEffect(() => pretend(connection), [connection])
  useEffect(() => setSite({ name: siteName(), readOnly: site === 'read-only' }), [site])
  return (
    <div className="flex flex-wrap gap-3">
      <SegmentedFilter
        label="Theme"
        value={theme}
        onChange={onTheme}
        options={[
          { value: 'both', label: 'Both themes' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <SegmentedFilter
        label="Connection"
        value={connection}
        onChange={setConnection}
        options={[
          { value: 'online', label: 'Online' },
          { value: 'offline', label: 'Offline' },
        ]}
      />
      <SegmentedFilter
        label="Site"
        value={site}
        onChange={setSiteState}
        options={[
          { value: 'open', label: 'Open' },
          { value: 'read-only', label: 'Maintenance' },
        ]}
      />
    </div>
  )
}

/** Simulates the connection: an own property hides the browser's `navigator.onLine`. */
function pretend(connection: Connection): void {
  if (connection === 'offline')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  else Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event(connection))
}
