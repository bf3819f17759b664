import type { ReactNode } from 'react'

/** Pictures of Philippine livelihoods: stall, tricycle, rice, boat, workshop, market. */
const pictures: ReactNode[] = [
  <>
    <path d="M8 24h40v24H8z" className="fill-primary" />
    <path d="M5 24 10 10h36l5 14z" fill="#ffb81c" />
    <path d="M14 10h7l-2 14h-8zm14 0h7l2 14h-9z" fill="#ff7557" />
    <path d="M14 31h14v9H14zM34 31h8v17h-8z" fill="#fff" />
  </>,
  <>
    <path d="M6 36V22q0-6 6-6h22l8 12 8 3v9H6z" className="fill-primary" />
    <path d="M12 21h9v9h-9zm13 0h8l5 9H25z" fill="#fff" />
    <path d="M6 33h44v3H6z" fill="#ffb81c" />
    <circle cx="16" cy="42" r="6.5" fill="#ff7557" />
    <circle cx="42" cy="42" r="6.5" fill="#ff7557" />
    <path d="M14 42a2 2 0 0 1 4 0 2 2 0 0 1-4 0m26 0a2 2 0 0 1 4 0 2 2 0 0 1-4 0" fill="#fff" />
  </>,
  <>
    <path
      d="M4 48h48v4H4zM26.5 14h3v34h-3zm-10 8h3v26h-3zm20 0h3v26h-3z"
      className="fill-primary"
    />
    <path d="m28 4 5 7-5 7-5-7zM18 12l5 7-5 7-5-7zm20 0 5 7-5 7-5-7z" fill="#ffb81c" />
    <path d="m28 20 5 6-5 6-5-6zm-10 8 5 4-5 4-5-4zm20 0 5 4-5 4-5-4z" fill="#ff7557" />
  </>,
  <>
    <path d="M4 36h48l-8 11H12zM25.75 6h2.5v28h-2.5z" className="fill-primary" />
    <path d="M30 7 48 32H30z" fill="#ffb81c" />
    <path d="M30 18h8l5 6H30zM24 12v20H10z" fill="#ff7557" />
    <path
      d="M2 51h8v-2h8v2h8v-2h8v2h8v-2h8v2"
      className="fill-none stroke-primary"
      strokeWidth="2"
    />
  </>,
  <>
    <path d="M6 24 28 8l22 16v26H6z" className="fill-primary" />
    <path d="m28 26 3 5 6-2-2 6 5 3-5 3 2 6-6-2-3 5-3-5-6 2 2-6-5-3 5-3-2-6 6 2z" fill="#ffb81c" />
    <circle cx="28" cy="38" r="4" fill="#ff7557" />
  </>,
  <>
    <path d="M6 20h44v6H6z" fill="#ff7557" />
    <path d="M6 20 12 8h32l6 12z" fill="#ffb81c" />
    <path d="M10 26h3v24h-3zm33 0h3v24h-3zM8 38h40v12H8z" className="fill-primary" />
    <circle cx="28" cy="34" r="6" fill="#ff7557" />
    <path d="M13 35a5 5 0 0 1 10 0zm20 0a5 5 0 0 1 10 0z" fill="#ffb81c" />
  </>,
]

/** The words of a plan's name that each picture shows. */
const subjects = [
  /sari|store|shop|tindahan/i,
  /tricycle|vehicle|jeep|transport/i,
  /harvest|rice|farm|palay|\bani\b/i,
  /boat|fish|bangka|isda/i,
  /work|craft|gawa/i,
  /market|stall|palengke/i,
]

/** Decorates: the same wherever the plan's card lies, and fitting its name if one does. */
export function PlanPicture({ name, planId }: { name: string; planId: string }) {
  const fitting = subjects.findIndex((subject) => subject.test(name))
  const place = fitting < 0 ? parseInt(planId.slice(-6), 16) || 0 : fitting
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="size-12 shrink-0">
      {pictures[place % pictures.length]}
    </svg>
  )
}
