import { weavePattern } from './weave-pattern.ts'

/** The woven mat beside a reference; see weave-pattern.ts. */
export function Weave({
  reference,
  className = 'size-7',
}: {
  reference: string
  className?: string
}) {
  const { colours, weft, warp } = weavePattern(reference)
  const [ground, weftColour, warpColour] = colours
  return (
    <svg
      aria-hidden
      viewBox="-1 -1 10 10"
      shapeRendering="crispEdges"
      className={`shrink-0 rounded-[22%] ${className}`}
      style={{ background: ground }}
    >
      <path d={weft} fill={weftColour} />
      <path d={warp} fill={warpColour} />
    </svg>
  )
}
