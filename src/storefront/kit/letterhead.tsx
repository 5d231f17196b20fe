// The head of a printed page: the agency, and what is beside it.
import type { ReactNode } from 'react'
import { useLocalized } from '#web/session.tsx'
import { useSite } from './use-site.ts'

export function Letterhead({ children }: { children?: ReactNode }) {
  const localized = useLocalized()
  const info = useSite()?.info
  return (
    <header className="flex items-center justify-between gap-4 border-brand-600 border-b-2 pb-3">
      <span className="flex items-center gap-2.5 font-bold text-18">
        {info?.logo && <img src={info.logo} alt="" className="h-9 max-w-48 shrink-0 object-contain" />}
        {localized(info?.company_name)}
      </span>
      {children}
    </header>
  )
}
