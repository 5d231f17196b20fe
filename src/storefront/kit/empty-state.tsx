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

/** In the agency's colour, corners and pattern: wherever something did not go as one wished. */
export const EmptyIllustration = () => (
  <div className="patterned w-60 overflow-hidden rounded-card bg-brand-50 pt-4">
    <svg viewBox="0 0 160 96" aria-hidden="true" className="block w-full text-brand-300">
      <circle cx="112" cy="34" r="16" fill="currentColor" opacity=".55" />
      <path d="M0 74 34 40l22 22 26-34 34 38 18-14 26 22v22H0z" fill="currentColor" opacity=".45" />
      <path d="M0 82c20-7 34-7 54 0s34 7 54 0 34-7 52 0v14H0z" fill="currentColor" />
      <path
        d="M66 70h26l-6 9H72zM79 50v18M79 52l12 14H79z"
        fill="#fff"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  </div>
)
