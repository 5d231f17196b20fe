// §2 FAQ theme: questions that open to their answers. An address with #faq-12 opens that one.
import { type SyntheticEvent, useEffect } from 'react'
import type { PostItem } from '#domain/board/calls.ts'
import { ChevronDown } from '#ui/icons.ts'
import { RichText } from '#ui/rich-text.tsx'
import { useText } from '#web/session.tsx'

export function FaqList({ posts }: { posts: PostItem[] }) {
  const words = useText('board')
  useEffect(() => {
    const element = document.getElementById(location.hash.slice(1))?.closest('details')
    if (element) element.open = true
  }, [])
  const remember = (event: SyntheticEvent<HTMLDetailsElement>, id: number) => {
    if (event.currentTarget.open) history.replaceState(history.state, '', `#faq-${id}`)
  }
  return (
    <ul className="mt-4 border-line border-t">
      {posts.map(({ id, category, title, contents, is_whole }) => (
        <li key={id} className="border-line border-b">
          <details className="group" onToggle={(event) => remember(event, id)}>
            <summary className="flex min-h-14 list-none items-center gap-3 py-3">
              {category && (
                <span className="shrink-0 rounded-full bg-wash px-3 text-13 text-soft leading-7">
                  {words.categories[category]}
                </span>
              )}
              <span className="grow font-semibold">{title}</span>
              <ChevronDown
                size={20}
                className="shrink-0 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div id={`faq-${id}`} className="scroll-mt-20 pb-6 tablet:pl-4">
              <RichText html={contents ?? ''} />
              {!is_whole && (
                <a href={`/board/FAQ/${id}`} className="text-brand-700 hover:underline">
                  {words.readOn}
                </a>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
