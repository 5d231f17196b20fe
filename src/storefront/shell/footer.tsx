// §2 Footer: the company, and what Korean law wants on the first screen of a shop.
import { memberSlot } from '#lib/personal-slots.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { PersonalSlot } from '#web/personal-slot.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { useMenuLinks } from './menu-links.ts'

export function Footer() {
  const words = useText('shell')
  const localized = useLocalized()
  const site = useSite()
  const { isLoggedIn } = useSession()
  const linksFor = useMenuLinks()
  const info = site?.info
  const company = localized(info?.company_name) || localized(site?.meta.title)
  return (
    <footer className="border-line border-t bg-wash text-15">
      <div className="content grid gap-8 py-12">
        <nav aria-label={words.footer.company} className="flex flex-wrap gap-x-6 gap-y-1">
          {(['use', 'privacy', 'tour'] as const).map((type) => (
            <a
              key={type}
              href={`/terms/${type}`}
              className={`inline-flex min-h-11 items-center ${type === 'privacy' ? 'font-bold ' : ''}hover:text-brand-700`}
            >
              {words.footer[type]}
            </a>
          ))}
          <PersonalSlot
            slot={memberSlot}
            value={isLoggedIn}
            render={(isMember) =>
              linksFor(isMember).map(({ href, label, popup, logout, board }) => (
                <a
                  key={href}
                  href={href}
                  data-popup={popup}
                  data-logout={logout}
                  className={`inline-flex min-h-11 items-center hover:text-brand-700 ${board ? '' : 'desktop:hidden'}`}
                >
                  {label}
                </a>
              ))
            }
          />
        </nav>
        {info && <Company />}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-13 text-soft">© {company}</p>
          <Social />
        </div>
      </div>
    </footer>
  )
}

function Social() {
  const { footer: words } = useText('shell')
  const info = useSite()?.info
  const links = [
    ['insta', info?.insta_url],
    ['facebook', info?.facebook_url],
    ['naver', info?.naver_url],
    ['line', info?.line_url],
  ] as const
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(
        ([name, url]) =>
          url && (
            <li key={name}>
              <a href={url} rel="noopener noreferrer" target="_blank" className="chip min-h-11 text-13">
                {words.social[name]}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function Company() {
  const { footer: words } = useText('shell')
  const localized = useLocalized()
  const info = useSite()?.info
  const { phone, callHref } = usePhone()
  if (!info) return null
  const facts: [label: string, value: string | null | undefined][] = [
    [words.company, localized(info.company_name)],
    [words.ceo, localized(info.ceo_name)],
    [words.biz, info.biz_number],
    [words.sales, info.sales_number],
    [words.tourism, info.tourism_number],
    [words.insurance, localized(info.insurance)],
    [words.address, localized(info.address)],
    [words.fax, info.fax],
    [words.mail, info.mail],
    [words.privacyPerson, localized(info.privacy_person)],
    [words.hosting, info.hosting_provider],
    [words.bank, info.account_number && `${info.bank} ${info.account_number} (${info.account_holder})`],
  ]
  return (
    <div className="grid gap-8 desktop:grid-cols-[1fr_20rem]">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-soft">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-1.5">
                <dt className="shrink-0">{label}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="desktop:text-right">
        <a
          href={callHref}
          className="money whitespace-nowrap font-bold text-[min(1.75rem,8vw)]"
          aria-label={`${words.phone} ${phone}`}
        >
          {phone}
        </a>
        <p className="text-13 text-soft">
          {words.hours} <NonBreakingText>{localized(info.operating_time)}</NonBreakingText>
        </p>
      </div>
    </div>
  )
}
