// Icons in one stroke: a line drawing is a single path, so a page of fifty of them stays a light page.

type Props = {
  size: number
  className?: string
  filled?: boolean /** Only where no words beside it say the same. */
  label?: string
}

export type Icon = (props: Props) => React.JSX.Element

export function createIcon(d: string): Icon {
  return ({ size, className, filled = false, label }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      className={`icon ${className ?? ''}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={d} />
    </svg>
  )
}
