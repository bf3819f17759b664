/** A vinta, the sail boat of the Sulu Sea, in our colours. */
export function Vinta({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 260" className={className}>
      <path d="M116 18 214 74 186 196 98 176z" fill="#ffb81c" />
      <path d="M130 26l14 8-22 148-12-3zM170 49l16 9-26 132-16-4z" fill="#ff7557" />
      <path d="M150 37.5l12 7-24 141-11-3z" fill="#fff" />
      <path d="M193 62l12 7-28 125-11-2.5z" fill="#4fc3c0" />
      <path d="M108 8 96 214" stroke="#ffe3a0" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 206q90 26 200 0l-22 32H52z" fill="#0f7a80" />
      <path d="M20 206q90 26 200 0l-4 7q-92 25-190 1z" fill="#ffb81c" />
      <path
        d="m70 228 6-6 6 6-6 6zm28 3 6-6 6 6-6 6zm28 0 6-6 6 6-6 6zm28-3 6-6 6 6-6 6z"
        fill="#ff7557"
      />
      <path
        d={`${wave(0, 244, 10)}M24 256${step.repeat(7)}`}
        stroke="#4fc3c0"
        strokeWidth="2"
        fill="none"
      />
    </svg>
  )
}

/** Woven water: one step up and one down. */
const step = 'h12v-4h12v4'

function wave(x: number, y: number, steps: number): string {
  return `M${x} ${y}${step.repeat(steps)}`
}
