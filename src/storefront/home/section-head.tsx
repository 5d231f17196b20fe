// The heading of a section: the agency's own words, or the usual ones where it chose none.
import type { ReactNode } from 'react'
import type { HomeSection } from '#plain/home-section.ts'
import { useSay, useWords } from '#web/session.tsx'

export function useTitle({ title, kind }: Pick<HomeSection, 'title' | 'kind'>): string {
  const words = useWords('home')
  return useSay()(title) || words.titles[kind]
}

export function SectionHead({ section, children }: { section: HomeSection; children?: ReactNode }) {
  const say = useSay()
  const title = useTitle(section)
  return (
    <div className="flex items-end justify-between gap-4">
      <div>
        <h2 className="brand-words text-22 tablet:text-28">{title}</h2>
        {section.line && <p className="mt-1 text-15 text-soft">{say(section.line)}</p>}
      </div>
      {children}
    </div>
  )
}
