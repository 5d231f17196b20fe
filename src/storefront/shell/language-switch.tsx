// §1, §4 The language switcher, where the agency has two languages.
import { useLocation } from 'react-router'
import { useSite } from '#storefront/kit/use-site.ts'
import { useSession, useText } from '#web/session.tsx'
import { buildLanguageHref } from './language-href.ts'

export function LanguageSwitch() {
  const words = useText('shell')
  const { language } = useSession()
  const here = useLocation()
  if (useSite()?.info?.multilingual_yn !== 'Y') return null
  const other = language === 'ko' ? 'en' : 'ko'
  const href = buildLanguageHref(here, other)
  return (
    <a
      // Of a cached page's query the server saw a part, and React leaves what it finds. Set here, the link
      // stays the one it was: of another, a press that has begun would be lost.
      ref={(link) => link?.setAttribute('href', href)}
      href={href}
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
