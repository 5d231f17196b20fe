// Empty, failed, not found: a small scene, one sentence that says what happened, one button that helps.
import type { PopupName } from './popup-state.ts'

type Props = {
  sentence: string
  line?: string
  href: string
  action: string
  /** A second link, for asking a person. */
  ask?: string
  popup?: PopupName
  level?: 'h1' | 'h2'
}

export function EmptyState({ sentence, line, href, action, ask, popup, level: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-12 text-center tablet:py-16">
      <EmptyIllustration />
      <Heading className="text-22">{sentence}</Heading>
      {line && <p className="text-soft">{line}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <a href={href} data-popup={popup} className="button-primary">
          {action}
        </a>
        {ask && (
          <a href="/contact" className="button-secondary">
            {ask}
          </a>
        )}
      </div>
    </div>
  )
}

/** The agency's own scene, for every empty or failed page. */
export const EmptyIllustration = () => <div aria-hidden className="empty-scene" />
