export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
