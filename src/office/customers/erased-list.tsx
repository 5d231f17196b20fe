// What goes with an erasure, and what the law keeps until when.
import type { Api } from '#office/api.ts'
import { useText } from '#office/kit/use-text.ts'

type Props = Pick<Awaited<ReturnType<Api['customer']['receipt']>>, 'erased' | 'kept'>

export function ErasedList({ erased, kept }: Props) {
  const { erase: words } = useText('customers')
  const lists = [
    [words.goes, erased.map(({ what, count }) => words.count(words.erased[what], count))],
    [words.stays, kept.map(({ what, count, until }) => words.until(words.kept[what], count, until))],
  ] as const
  return (
    <dl className="grid gap-3 text-15">
      {lists.map(([title, lines]) => (
        <div key={title} className="grid gap-1">
          <dt className="font-medium">{title}</dt>
          {(lines.length > 0 ? lines : [words.nothing]).map((line) => (
            <dd key={line} className="text-soft tabular-nums">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
