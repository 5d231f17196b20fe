// A bar of how many of the needed people have booked. Screen readers get the words beside it.
type Props = { minimum: number; to_confirm: number }

export const BookedBar = ({ minimum, to_confirm }: Props) => (
  <span aria-hidden className="h-1.5 w-12 shrink-0 overflow-hidden rounded-full bg-line">
    <span
      className="block h-full rounded-full bg-brand-600"
      style={{ width: `${Math.round((100 * (minimum - to_confirm)) / minimum)}%` }}
    />
  </span>
)
