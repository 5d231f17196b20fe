// Empty, failed, not found: a small scene, one sentence that says what happened, one button that helps.
import type { PopupName } from './popup-state.ts'

type Props = {
  sentence: string
  line?: string
  href: string
  action: string
  popup?: PopupName
  level?: 'h1' | 'h2'
}

export function EmptyState({ sentence, line, href, action, popup, level: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
      <EmptyIllustration />
      <Heading className="text-22">{sentence}</Heading>
      {line && <p className="text-soft">{line}</p>}
      <a href={href} data-popup={popup} className="button-primary mt-2">
        {action}
      </a>
    </div>
  )
}

/** The agency's own, wherever something did not go as one wished. */
export const EmptyIllustration = () => <div aria-hidden className="empty-scene" />
