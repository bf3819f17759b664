/** The tick that selects a row, or all rows of a page. */
export function RowTick({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: () => void
}) {
  return (
    <label
      className={
        '-mx-1.5 inline-flex size-8 cursor-pointer items-center justify-center align-middle ' +
        'pointer-coarse:size-11'
      }
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-4 cursor-pointer tick"
      />
    </label>
  )
}
