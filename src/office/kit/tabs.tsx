// Sister screens, or views of one list, as links beside each other.
import type { ComponentProps } from 'react'
import { OfficeLink } from './office-link.tsx'

type Tab = { to: ComponentProps<typeof OfficeLink>['to']; name: string; isCurrent: boolean }

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mb-3 flex flex-wrap gap-x-1 border-line border-b">
      {tabs.map(({ to, name, isCurrent }) => (
        <OfficeLink
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-15 text-soft hover:text-ink aria-[current]:border-brand-600 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </OfficeLink>
      ))}
    </nav>
  )
}
