// §2 Footer: the company, and what Korean law wants on the first screen of a shop.
// The footer that the agency chose places its pieces (looks/).
import { memberSlot } from '#lib/personal-slots.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { PersonalSlot } from '#web/personal-slot.tsx'
import { useLocalized, useSession, useText } from '#web/session.tsx'
import { useMenuLinks } from './menu-links.ts'

/** `isReduced`: while one reserves and pays it says who sells, and leads nowhere else. */
export function Footer({ isReduced }: { isReduced: boolean }) {
  const words = useText('shell')
  const localized = useLocalized()
  const site = useSite()
  const { isLoggedIn } = useSession()
  const linksFor = useMenuLinks()
  const info = site?.info
  const company = localized(info?.company_name) || localized(site?.meta.title)
  return (
    <footer className="site-footer">
      <div className="footer-inner content">
        <p className="footer-name brand-text">{company}</p>
        <nav aria-label={words.footer.company} className="footer-links">
          {(['use', 'privacy', 'tour'] as const).map((type) => (
            <a key={type} href={`/terms/${type}`} className={type === 'privacy' ? 'font-bold' : undefined}>
              {words.footer[type]}
            </a>
          ))}
          {!isReduced && (
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
                    className={board ? undefined : 'desktop:hidden'}
                  >
                    {label}
                  </a>
                ))
              }
            />
          )}
        </nav>
        {info && <CompanyPhone />}
        {info && <CompanyFacts />}
        <p className="footer-copy">© {company}</p>
        {!isReduced && <Social />}
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
    <ul className="footer-social flex flex-wrap gap-2">
      {links.map(
        ([name, url]) =>
          url && (
            <li key={name}>
              <a
                href={url}
                rel="noopener noreferrer"
                target="_blank"
                className="chip min-h-11 text-13 text-ink"
              >
                {words.social[name]}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function CompanyPhone() {
  const { footer: words } = useText('shell')
  const localized = useLocalized()
  const hours = localized(useSite()?.info?.operating_time)
  const { phone, callHref } = usePhone()
  return (
    <div className="footer-phone">
      {phone && (
        <a href={callHref} className="footer-number money" aria-label={`${words.phone} ${phone}`}>
          {phone}
        </a>
      )}
      {hours && (
        <p className="footer-hours">
          {words.hours} <NonBreakingText>{hours}</NonBreakingText>
        </p>
      )}
    </div>
  )
}

function CompanyFacts() {
  const { footer: words } = useText('shell')
  const localized = useLocalized()
  const info = useSite()?.info
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
    <dl className="footer-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
