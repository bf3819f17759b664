import type { ReactNode, Ref } from 'react'
import { rowHeights, useListLook } from './list-look.ts'

interface Props {
  list: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A console page that is one list, from edge to edge. */
export function ListPage({ list, children, ref }: Props) {
  const { density } = useListLook(list)
  return (
    <div
      ref={ref}
      style={{ '--row-height': rowHeights[density] } as React.CSSProperties}
      className={
        'settles -mx-(--page-edge) -mt-4 grid grid-cols-1 lg:-mt-5 [&:has([data-dock])]:-mb-12'
      }
    >
      {children}
    </div>
  )
}
