// A place to drop files on, around the button that picks them.
import { type ReactNode, useState } from 'react'

type Props = {
  /** The layout of its content. */
  className: string
  /** Files are not taken while others are being sent. */
  isOff?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

export function DropArea({ className, isOff = false, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      aria-busy={isOff}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault() // the browser would open the file instead of this page
        setOver(false)
        if (!isOff) onFiles([...event.dataTransfer.files])
      }}
      className={`border border-dashed transition-colors duration-150 ${isOver ? 'border-brand-600 bg-brand-50' : 'border-edge bg-card'} ${className}`}
    >
      {children}
    </div>
  )
}
