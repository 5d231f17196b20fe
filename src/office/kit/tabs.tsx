// Sister screens, or views of one list, as links beside each other.
import type { ComponentProps } from 'react'
import { OfficeLink } from './office-link.tsx'

type Tab = { to: ComponentProps<typeof OfficeLink>['to']; name: string; isCurrent: boolean }

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav
      ref={showCurrent}
      aria-label={label}
      className="relative mb-3 flex gap-x-1 border-line border-b max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:[scrollbar-width:none] tablet:flex-wrap"
    >
      {tabs.map(({ to, name, isCurrent }) => (
        <OfficeLink
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-15 text-soft hover:text-ink aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </OfficeLink>
      ))}
    </nav>
  )
}

/** On a phone they are in one row, which begins where the current one can be seen. */
function showCurrent(tabs: HTMLElement | null) {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2
}
