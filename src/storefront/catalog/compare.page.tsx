// §2 /travel/compare: up to three trips side by side. The address holds them, so it can be sent on.
import { redirect, useLoaderData } from 'react-router'
import { comparableTrips, comparedTrips } from '#limits/shown.ts'
import { seoulDay, withCommas } from '#plain/format.ts'
import type { PageArgs } from '#storefront/page.ts'
import { useRecentProducts } from '#storefront/recent.ts'
import { EmptyState } from '#storefront/shell/empty-state.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { ShareButton } from '#storefront/trip/share.tsx'
import { Picture } from '#ui/picture.tsx'
import { Unbroken } from '#ui/unbroken.tsx'
import { useSay, useWords } from '#web/session.tsx'
import type { Words } from '#words/language.ts'
import { compareHref, readTrips } from './compare-href.ts'
import { CompareTable } from './compare-table.tsx'

export async function loader({ api, url }: PageArgs) {
  const { codes, odd } = readTrips(url.searchParams)
  if (odd) throw redirect(compareHref(codes))
  const { list } =
    codes.length > 0 ? await api.catalog.compare({ package_codes: codes.join() }) : { list: [] }
  const { list: like } = await api.catalog.packageList({
    tour_category: list[0]?.tour_category_id,
    page_size: comparableTrips + comparedTrips,
  })
  return { list, like, isGone: list.length < codes.length, today: seoulDay(new Date()) }
}

export default function ComparePage() {
  const { list, isGone, today } = useLoaderData<typeof loader>()
  const words = useWords('compare')
  const here = compareHref(list.map(({ package_code }) => package_code))
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={words.title} />
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1 className="brand-words text-28 tablet:text-36">{words.title}</h1>
          {list.length > 0 && <p className="mt-2 text-pretty text-15 text-soft">{words.line}</p>}
        </div>
        {list.length > 0 && <ShareButton path={here} title={words.title} />}
      </div>
      {isGone && (
        <p role="status" className="mt-4 rounded-input bg-wash px-4 py-3 text-15">
          {words.gone}
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState sentence={words.none} line={words.noneLine} href="/travel" action={words.seeTrips} />
      ) : (
        <CompareTable list={list} today={today} />
      )}
      {list.length < comparedTrips && <Addable />}
    </div>
  )
}

/** What can be put beside: first what one has looked at, then trips like the first. */
function Addable() {
  const { list, like } = useLoaderData<typeof loader>()
  const words = useWords('compare')
  const codes = list.map(({ package_code }) => package_code)
  const isFree = ({ package_code }: { package_code: string }) => !codes.includes(package_code)
  const recent = useRecentProducts().filter(isFree).slice(0, comparedTrips)
  const others = like.filter(
    (card) => isFree(card) && !recent.some(({ package_code }) => package_code === card.package_code),
  )
  return (
    <section aria-labelledby="addable" className="mt-10 border-line border-t pt-8">
      <h2 id="addable" className="text-22">
        {words.add}
      </h2>
      <p className="mt-1 text-15 text-soft">{words.addLine}</p>
      <ul className="mt-4 grid gap-2 tablet:grid-cols-2 desktop:grid-cols-3">
        {recent.map(({ price, ...trip }) => (
          <Candidate key={trip.package_code} {...trip} page_price={price} codes={codes} note={words.recent} />
        ))}
        {others.slice(0, comparableTrips).map((card) => (
          <Candidate key={card.package_code} {...card} codes={codes} />
        ))}
      </ul>
    </section>
  )
}

type CandidateProps = {
  package_code: string
  page_title: Words
  thumbnail_path: string | null
  page_price: number | null
  codes: string[]
  note?: string
}

function Candidate({ package_code, page_title, thumbnail_path, page_price, codes, note }: CandidateProps) {
  const say = useSay()
  const catalog = useWords('catalog')
  const price = page_price === null ? catalog.priceOnRequest : catalog.won(withCommas(page_price))
  return (
    <li>
      <a
        href={compareHref([...codes, package_code])}
        data-stay
        className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-card p-2 hover:border-brand-400"
      >
        <Picture
          path={thumbnail_path}
          alt=""
          sizes="96px"
          className="aspect-4/3 w-24 shrink-0 rounded-input object-cover"
        />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold text-15">
            <Unbroken>{say(page_title)}</Unbroken>
          </span>
          <span className="money block text-13 text-soft">{note ? `${note} · ${price}` : price}</span>
        </span>
      </a>
    </li>
  )
}
