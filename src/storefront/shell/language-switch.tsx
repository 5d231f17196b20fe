// §1, §4 The language switcher, where the agency has two languages.
import { useLocation } from 'react-router'
import { useSession, useSite, useWords } from '#storefront/session.tsx'
import { useTakenOver } from '#ui/use-taken-over.ts'
import { languageHref } from './language-href.ts'

export function LanguageSwitch() {
  const words = useWords('shell')
  const { language } = useSession()
  const here = useLocation()
  const isTakenOver = useTakenOver() // of a kept page's query the server saw a part: the link is drawn anew with all of it
  if (useSite()?.info?.multilingual_yn !== 'Y') return null
  const other = language === 'ko' ? 'en' : 'ko'
  return (
    <a
      key={String(isTakenOver)}
      href={languageHref(here, other)}
      hrefLang={other}
      lang={other}
      data-reload
      suppressHydrationWarning
      className="chip border-brand-200 text-brand-800"
    >
      <span className="sr-only">{words.language}: </span>
      {words.switchTo}
    </a>
  )
}
