// The source of what was read. The piece a field came from is marked and brought into sight.
import { useEffect, useRef } from 'react'
import type { DroppedContent } from '#domain/itinerary/itinerary.ts'
import { useText } from '#office/kit/use-text.ts'

/** `shown`: the number of a line, or the piece of it that a field came from. `unread`: numbers of lines. */
type Props = {
  lines: readonly string[]
  dropped: readonly DroppedContent[]
  shown: string | number
  unread: ReadonlySet<number>
}

const keepLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

export function PastedSource({ lines, dropped, shown, unread }: Props) {
  const words = useText('paste')
  const markedLine = useRef<HTMLParagraphElement>(null)
  const at = findLine(lines, shown)
  useEffect(() => {
    if (at >= 0) markedLine.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <section className="panel grid gap-2 p-4 desktop:sticky desktop:top-4">
      <h2 className="text-16">{words.source}</h2>
      {unread.size > 0 && (
        <p className="border-amber-500 border-l-4 pl-2 text-13 text-soft">{words.unreadMark}</p>
      )}
      {dropped.map((what) => (
        <p key={what} className="text-13 text-soft">
          {words.dropped[what]}
        </p>
      ))}
      <section
        aria-label={words.source}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard
        tabIndex={0}
        className="max-h-72 overflow-auto text-15 desktop:max-h-[75vh]"
      >
        {lines.map((line, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the source never changes
            key={index}
            ref={index === at ? markedLine : undefined}
            className={`min-h-4 whitespace-pre-wrap border-l-4 px-1 ${unread.has(index) ? 'border-amber-500' : 'border-transparent'} ${index === at ? 'bg-brand-50 font-medium' : ''}`}
          >
            {line}
            {unread.has(index) && <span className="sr-only"> ({words.unreadMark})</span>}
          </p>
        ))}
      </section>
    </section>
  )
}

function findLine(lines: readonly string[], shown: string | number): number {
  if (typeof shown === 'number') return shown
  const needle = keepLetters(shown)
  return needle === '' ? -1 : lines.findIndex((line) => keepLetters(line).includes(needle))
}
