// A small button with a drawing, named for who cannot see it.
import type { ReactNode } from 'react'

type Props = { name: string; isDisabled?: boolean; onClick: () => void; children: ReactNode }

export const IconButton = ({ name, isDisabled = false, onClick, children }: Props) => (
  <button
    type="button"
    className="icon-button h-11 w-9 mouse:size-9 disabled:opacity-30"
    aria-label={name}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </button>
)
