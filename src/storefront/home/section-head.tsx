// The heading of a section: the agency's own words, or the usual ones where it chose none.
import type { ReactNode } from 'react'
import type { HomeSection } from '#lib/home-section.ts'
import { useLocalized, useText } from '#web/session.tsx'

export function useSectionTitle({ title, kind }: Pick<HomeSection, 'title' | 'kind'>): string {
  const words = useText('home')
  return useLocalized()(title) || words.titles[kind]
}

export function SectionHead({ section, children }: { section: HomeSection; children?: ReactNode }) {
  const localized = useLocalized()
  const title = useSectionTitle(section)
  return (
    <div className="flex items-end justify-between gap-4">
      <div>
        <h2 className="brand-text text-22 tablet:text-28">{title}</h2>
        {section.line && <p className="mt-1 text-15 text-soft">{localized(section.line)}</p>}
      </div>
      {children}
    </div>
  )
}
