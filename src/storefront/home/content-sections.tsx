// Sections of the home page by the agency and its customers: reasons, reviews, notices, the phone.

import { useLoaderData } from 'react-router'
import { formatDay } from '#lib/format.ts'
import type { HomeSection } from '#lib/home-section.ts'
import { buildTravelHref } from '#storefront/kit/travel-href.ts'
import { usePhone } from '#storefront/kit/use-phone.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { Check, Phone } from '#ui/icons.ts'
import { NonBreakingText } from '#ui/non-breaking-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { Stars } from '#ui/stars.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import type { loader } from './load-home.ts'
import { SectionHead, useSectionTitle } from './section-head.tsx'

type Props = { section: HomeSection }

export function ReviewsSection({ section }: Props) {
  const { reviews } = useLoaderData<typeof loader>()
  const words = useText('home')
  const localized = useLocalized()
  const title = useSectionTitle(section)
  if (reviews.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHead section={section}>
        <a href="/board/review" aria-label={`${title} ${words.more}`} className="more-link">
          {words.more}
        </a>
      </SectionHead>
      <ul className="review-row scroll-row mt-5 gap-4 pb-2 desktop:gap-5">
        {reviews.map(({ id, photos, stars, contents, reg_name, page_title }) => (
          <li key={id} className="w-[78vw] max-w-80 shrink-0 snap-start tablet:w-80">
            <a
              href={`/board/review/${id}`}
              className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:border-brand-400"
            >
              <Picture
                path={photos[0] ?? null}
                alt=""
                sizes="320px"
                className="aspect-16/10 w-full object-cover"
              />
              <span className="grid grow content-start gap-2 p-4">
                <Stars stars={stars} label={words.stars(stars)} />
                <span className="line-clamp-4">{contents}</span>
                <span className="mt-auto line-clamp-1 text-13 text-soft">
                  {reg_name} · {localized(page_title)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NoticesSection({ section }: Props) {
  const { notices } = useLoaderData<typeof loader>()
  const title = useSectionTitle(section)
  if (notices.length === 0) return null
  return (
    <section
      aria-labelledby="notices"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-brand-50 px-5 py-4 tablet:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <h2 id="notices" className="brand-text text-16 text-brand-800">
        <a href="/board/notice" className="flex min-h-11 items-center">
          {title}
        </a>
      </h2>
      <ul>
        {notices.map(({ id, title, reg_date }) => (
          <li key={id}>
            <a
              href={`/board/notice/${id}`}
              className="flex min-h-11 items-center justify-between gap-4 hover:text-brand-700"
            >
              <span className="truncate">{title}</span>
              <time dateTime={reg_date} className="money shrink-0 text-13 text-soft">
                {formatDay(reg_date)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ReasonsSection({ section }: Props) {
  const { home } = useLoaderData<typeof loader>()
  const localized = useLocalized()
  const title = useSectionTitle(section)
  if (!home || home.reasons.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHead section={section} />
      <ul className="reasons mt-6">
        {home.reasons.map(({ heading, line }) => (
          <li key={heading.ko}>
            <h3 className="brand-text text-18">{localized(heading)}</h3>
            <p className="mt-2 text-15 text-soft">{localized(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PhoneSection({ section }: Props) {
  const words = useText('home')
  const shell = useText('shell')
  const localized = useLocalized()
  const title = useSectionTitle(section)
  const info = useSite()?.info
  const { phone, callHref } = usePhone()
  if (!info || !phone) return null
  const call = (
    <a
      href={callHref}
      className="button-primary w-fit max-w-full gap-3 whitespace-nowrap px-6 text-[min(1.375rem,6vw)] max-[359px]:gap-2 max-[359px]:px-3 max-[359px]:text-18"
      aria-label={`${words.call} ${phone}`}
    >
      <Phone size={22} />
      <span className="price money">{phone}</span>
    </a>
  )
  if (section.at !== 'page')
    return (
      <div className="grid gap-2">
        <p>{title}</p>
        {call}
      </div>
    )
  return (
    <section aria-label={title} className="phone-band patterned">
      <div>
        <h2 className="brand-text text-22 tablet:text-28">{title}</h2>
        <p className="mt-1 text-15">
          <NonBreakingText>{`${shell.footer.hours} ${localized(info.operating_time)}`}</NonBreakingText>
        </p>
      </div>
      {call}
    </section>
  )
}

export function AreasSection() {
  const shell = useText('shell')
  const words = useText('home')
  const localized = useLocalized()
  const categories = useSite()?.categories ?? []
  return (
    <nav aria-label={useText('catalog').filter}>
      <ul className="scroll-row gap-2 py-1 desktop:flex-wrap">
        <li className="shrink-0 snap-start">
          <a href="/travel" className="chip border-brand-600 bg-brand-50 font-semibold text-brand-800">
            {shell.viewAll}
          </a>
        </li>
        <li className="shrink-0 snap-start">
          <a href={buildTravelHref({ confirmed: 'Y' })} className="chip gap-1.5 text-good">
            <Check size={16} />
            {words.dates.certain}
          </a>
        </li>
        {categories.map(({ tour_category_id, tour_category_name }) => (
          <li key={tour_category_id} className="shrink-0 snap-start">
            <a href={buildTravelHref({ tour_category: tour_category_id })} className="chip">
              {localized(tour_category_name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
