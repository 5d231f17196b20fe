// The agency's first page: the place, the search, the trips, and why one can trust these people.
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { dayOf } from '#plain/format.ts'
import { travelHref } from '#storefront/catalog/travel-href.ts'
import type { PageArgs } from '#storefront/page.ts'
import { AgencyJsonLd } from '#storefront/seo/agency-json-ld.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { SearchForm } from '#storefront/shell/search-box.tsx'
import { useSite } from '#storefront/shell/use-site.ts'
import { Phone } from '#ui/icons.ts'
import { Picture } from '#ui/picture.tsx'
import { useSay, useWords } from '#web/session.tsx'
import { TripRow } from './trip-row.tsx'

const rowLength = 8
const rows = 3

export async function loader({ api, session }: PageArgs) {
  const type = session.language === 'en' ? 'NOTICEen' : 'NOTICE'
  const [{ home }, { list: categories }, chosen, notices] = await Promise.all([
    api.agency.homepageInfo(),
    api.agency.category(),
    api.catalog.packageList({ page_size: rowLength }),
    api.board.list({ type, page_size: 3 }),
  ])
  const byCategory = await Promise.all(
    categories.slice(0, rows).map(async ({ tour_category_id, tour_category_name }) => ({
      tour_category_id,
      tour_category_name,
      list: (await api.catalog.packageList({ tour_category: tour_category_id, page_size: rowLength })).list,
    })),
  )
  return { home, chosen: chosen.list, byCategory, notices: notices.list }
}

export default function HomePage() {
  const { home, chosen, byCategory, notices } = useLoaderData<typeof loader>()
  const words = useWords('home')
  const say = useSay()
  return (
    <>
      <PageHead path="/" />
      <AgencyJsonLd />
      <Hero />
      <div className="content grid grid-cols-[minmax(0,1fr)] gap-14 pt-6 pb-12 tablet:gap-20 tablet:pt-8 tablet:pb-16">
        <Categories />
        <TripRow title={words.chosen} line={words.chosenLine} href="/travel" list={chosen} />
        {byCategory.map(({ tour_category_id, tour_category_name, list }) => (
          // Below the first screen: the scripts take it over later, or when it is touched.
          <Suspense key={tour_category_id}>
            <TripRow
              title={words.byCategory(say(tour_category_name))}
              href={travelHref({ tour_category: tour_category_id })}
              list={list}
            />
          </Suspense>
        ))}
        <Suspense>
          {notices.length > 0 && <Notices />}
          {home && home.reasons.length > 0 && <Reasons />}
        </Suspense>
      </div>
    </>
  )
}

function Hero() {
  const { home } = useLoaderData<typeof loader>()
  const say = useSay()
  if (!home) return null
  return (
    <section className="relative isolate">
      <Picture
        path={home.hero_path}
        alt=""
        sizes="100vw"
        first
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <div className="hero-shade">
        <div className="content flex min-h-104 flex-col justify-end gap-6 pt-32 pb-10 tablet:min-h-128 tablet:pb-14">
          <div className="max-w-2xl text-white">
            <h1 className="text-28 tablet:text-44">{say(home.headline)}</h1>
            <p className="mt-3 text-16 tablet:text-18">{say(home.line)}</p>
          </div>
          <div className="max-w-xl rounded-card bg-card p-3">
            <SearchForm />
          </div>
        </div>
      </div>
    </section>
  )
}

function Categories() {
  const shell = useWords('shell')
  const say = useSay()
  const categories = useSite()?.categories ?? []
  return (
    <nav aria-label={useWords('catalog').filter} className="-mb-6 tablet:-mb-10">
      <ul className="thumb-row gap-2 py-1 desktop:flex-wrap">
        <li className="shrink-0 snap-start">
          <a href="/travel" className="chip border-brand-600 bg-brand-50 font-semibold text-brand-800">
            {shell.viewAll}
          </a>
        </li>
        {categories.map(({ tour_category_id, tour_category_name }) => (
          <li key={tour_category_id} className="shrink-0 snap-start">
            <a href={travelHref({ tour_category: tour_category_id })} className="chip">
              {say(tour_category_name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Notices() {
  const { notices } = useLoaderData<typeof loader>()
  const words = useWords('home')
  return (
    <section
      aria-labelledby="notices"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-brand-50 px-5 py-4 tablet:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 id="notices" className="text-15 text-brand-800">
        <a href="/board/notice" className="flex min-h-11 items-center">
          {words.notice}
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
                {dayOf(reg_date)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reasons() {
  const { home } = useLoaderData<typeof loader>()
  const words = useWords('home')
  const shell = useWords('shell')
  const say = useSay()
  const info = useSite()?.info
  return (
    <section aria-labelledby="reasons">
      <h2 id="reasons" className="text-22 tablet:text-28">
        {words.why(say(info?.company_name))}
      </h2>
      <ul className="mt-6 grid gap-4 tablet:grid-cols-3 tablet:gap-5">
        {home?.reasons.map(({ heading, line }) => (
          <li key={heading.ko} className="rounded-card border border-line bg-card p-6">
            <h3 className="text-18">{say(heading)}</h3>
            <p className="mt-2 text-15 text-soft">{say(line)}</p>
          </li>
        ))}
      </ul>
      {info && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`} className="button-quiet gap-2">
            <Phone size={18} />
            <span className="money">
              {words.call} {info.phone}
            </span>
          </a>
          <span className="text-15 text-soft">
            {shell.footer.hours} {say(info.operating_time)}
          </span>
        </p>
      )}
    </section>
  )
}
