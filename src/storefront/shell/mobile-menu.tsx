// §2 The slide-in menu of small screens: a real dialog, so focus stays in it and Escape leaves it.
import type { ReactNode } from 'react'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Phone, Search, X } from '#ui/icons.ts'
import { useLocalized, useText } from '#web/session.tsx'
import type { MenuLink } from './menu-links.ts'

/** `children`: what is at its end. */
type Props = { links: MenuLink[]; close: () => void; children: ReactNode }

export default function MobileMenu({ links, close, children }: Props) {
  const words = useText('shell')
  const localized = useLocalized()
  const categories = useSite()?.categories ?? []
  const side = categories.filter(({ side_yn }) => side_yn === 'Y')
  const others = categories.filter(({ side_yn }) => side_yn !== 'Y')
  return (
    <Dialog
      title={words.menu}
      onClose={close}
      variant="bare"
      className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(22rem,86vw)] max-w-none bg-card text-ink"
    >
      <div className="flex h-14 items-center justify-between border-line border-b pr-2 pl-5">
        <span className="font-bold">{words.menu}</span>
        <button type="button" className="icon-button" aria-label={words.closeMenu} onClick={close}>
          <X size={22} />
        </button>
      </div>
      <ReachUs />
      <nav aria-label={words.categories} className="px-5 pt-5">
        <h2 className="text-13 text-soft">{words.categories}</h2>
        <ul className="mt-1">
          <MenuItem href="/travel" label={words.viewAll} />
          {side.map(({ tour_category_id, tour_category_name }) => (
            <MenuItem
              key={tour_category_id}
              href={buildTravelHref({ tour_category: tour_category_id })}
              label={localized(tour_category_name)}
            />
          ))}
        </ul>
        {others.length > 0 && (
          <details>
            <summary className="min-h-12 cursor-pointer content-center border-line border-b text-16 text-soft">
              {words.moreCategories}
            </summary>
            <ul>
              {others.map(({ tour_category_id, tour_category_name }) => (
                <MenuItem
                  key={tour_category_id}
                  href={buildTravelHref({ tour_category: tour_category_id })}
                  label={localized(tour_category_name)}
                />
              ))}
            </ul>
          </details>
        )}
      </nav>
      <nav aria-label={words.service} className="px-5 pt-5 pb-8">
        <h2 className="text-13 text-soft">{words.service}</h2>
        <ul className="mt-1">
          {links.map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
        </ul>
        <div className="mt-4">{children}</div>
      </nav>
    </Dialog>
  )
}

/** Most people open the menu of a phone to call, or to find a booking. */
function ReachUs() {
  const { call, lookUp } = useText('shell')
  const { phone, callHref } = usePhone()
  return (
    <div className="grid gap-2 px-5 pt-5">
      {phone && (
        <a href={callHref} aria-label={`${call} ${phone}`} className="button-primary gap-2 whitespace-nowrap">
          <Phone size={20} />
          <span className="money">{phone}</span>
        </a>
      )}
      <a href="/auth/find" data-popup="look-up" className="button-secondary gap-2">
        <Search size={20} />
        {lookUp}
      </a>
    </div>
  )
}

function MenuItem({ href, label, popup, logout }: MenuLink) {
  return (
    <li>
      <a
        href={href}
        data-popup={popup}
        data-logout={logout}
        className="flex min-h-12 items-center border-line border-b text-16"
      >
        {label}
      </a>
    </li>
  )
}
