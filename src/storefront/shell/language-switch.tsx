// §1, §4 The language switcher, where the agency has two languages. A change clears the list's query.
import { useLocation } from 'react-router'
import { useSession, useSite, useWords } from '#storefront/session.tsx'

export function LanguageSwitch() {
  const words = useWords('shell')
  const { language } = useSession()
  const { pathname } = useLocation()
  if (useSite()?.info?.multilingual_yn !== 'Y') return null
  const other = language === 'ko' ? 'en' : 'ko'
  return (
    <a href={`${pathname}?language=${other}`} hrefLang={other} lang={other} data-reload className="chip border-brand-200 text-brand-800">
      <span className="sr-only">{words.language}: </span>
      {words.switchTo}
    </a>
  )
}
