import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'

interface Props extends Pick<
  ComponentProps<typeof PageHeader>,
  'title' | 'description' | 'takesFocus'
> {
  children: ReactNode
  /** The width of the column with the content. */
  width?: string
}

/** A page before the sign-in: its title on teal, above on a phone and beside on a laptop. */
export function FieldPage({ children, width = 'max-w-md', ...header }: Props) {
  return (
    <div className="flex grow flex-col lg:grid lg:grid-cols-[5fr_7fr]">
      <div className={`deep-field flex flex-col justify-between overflow-hidden ${belowBrand}`}>
        <div
          className={
            `mx-auto w-full edge py-8 ${width} [--muted:var(--on-deep-muted)] ` +
            'lg:mx-0 lg:pt-16 lg:[&_h1]:text-3xl'
          }
        >
          <PageHeader {...header} />
        </div>
        <span aria-hidden className="vinta mb-4 hidden w-72 self-center lg:block" />
      </div>
      <div className={`relative mx-auto w-full min-w-0 edge pb-8 max-lg:-mt-6 lg:pt-16 ${width}`}>
        {children}
      </div>
    </div>
  )
}

/** On a laptop the title begins below the brand: 120 % of this column is half of the page. */
const belowBrand = 'lg:pl-[max(0.5rem,calc(120%-35.5rem))]'
