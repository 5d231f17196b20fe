// One partner shop: its link and QR code, what came through it, and what we know of it. Or a new one.
import { useState } from 'react'
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router'
import { inFours } from '#domain/booking/number.ts'
import { dayOf, withCommas } from '#plain/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { isProgress, ProgressBadge } from '../bookings/progress.tsx'
import { Ask } from '../kit/ask.tsx'
import { Choose } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { AddShop, ChangeShop } from './shop-form.tsx'

export async function loader({ api, params, url }: Loading) {
  if (params.store === 'new') return { shop: undefined }
  const package_code = url.searchParams.get('trip') || undefined
  return { shop: await api.agency.shop({ store_id: params.store ?? '', package_code }) }
}

export type Shop = Awaited<ReturnType<Api['agency']['shop']>>

export default function ShopPage() {
  const { shop } = useLoaderData<typeof loader>()
  return shop ? <OneShop shop={shop} /> : <AddShop />
}

function OneShop({ shop }: { shop: Shop }) {
  const words = useOffice('shops')
  const say = useSay()
  const { agency = '' } = useParams()
  const may = useMay()
  const mayChange = may('change shops')
  return (
    <>
      <Heading title={say(shop.store_name)} lead={`${words.storeId} ${shop.store_id}`}>
        <Link to={`/${agency}/shops`} className="act">
          {words.toList}
        </Link>
        {mayChange && <Ending shop={shop} />}
      </Heading>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <LinkPart shop={shop} />
        <div className="grid gap-4">
          <Sums shop={shop} />
          <ChangeShop key={shop.store_id} shop={shop} mayChange={mayChange} />
        </div>
        <Latest shop={shop} />
      </div>
    </>
  )
}

function LinkPart({ shop: { link, qr, trips, package_code, ended, store_id } }: { shop: Shop }) {
  const words = useOffice('shops')
  const say = useSay()
  const tell = useTell()
  const [, setSearch] = useSearchParams()
  return (
    <Part title={words.linkTitle}>
      <p className={`text-15 ${ended ? 'text-bad' : 'text-soft'}`}>
        {ended ? words.endedLink : words.linkLead}
      </p>
      {trips.length > 0 && (
        <Choose
          label={words.trip}
          value={package_code ?? ''}
          onChange={({ target }) =>
            setSearch({ trip: target.value }, { replace: true, preventScrollReset: true })
          }
          choices={trips.map((trip) => ({ value: trip.package_code, name: say(trip.page_title) }))}
        />
      )}
      <QrCode {...qr} />
      <code className="break-all rounded-lg bg-wash p-2 text-13">{link}</code>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="act"
          onClick={() => void navigator.clipboard.writeText(link).then(() => tell(words.copied))}
        >
          {words.copy}
        </button>
        <a
          className="act"
          download={`qr-${store_id}.svg`}
          href={`data:image/svg+xml,${encodeURIComponent(drawingOf(qr))}`}
        >
          {words.qrSave}
        </a>
      </div>
    </Part>
  )
}

type Qr = Shop['qr']

function QrCode({ size, path }: Qr) {
  const words = useOffice('shops')
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={words.qr}
      className="size-44 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The code as a file of its own, on white, to be printed. */
const drawingOf = ({ size, path }: Qr) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="600" height="600"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path d="${path}"/></svg>`

function Sums({ shop }: { shop: Shop }) {
  const words = useOffice('shops')
  const figures: [string, string][] = [
    [words.bookings, words.count(shop.bookings)],
    [words.people, words.heads(shop.people)],
    [words.total, words.won(withCommas(shop.total))],
    [words.paid, words.won(withCommas(shop.paid))],
  ]
  return (
    <dl className="panel grid grid-cols-2 gap-3 p-4 tablet:grid-cols-4">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-13 text-soft">{name}</dt>
          <dd className="font-semibold text-16 tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Latest({ shop: { latest } }: { shop: Shop }) {
  const words = useOffice('shops')
  const say = useSay()
  const { agency = '' } = useParams()
  const may = useMay()
  return (
    <section className="panel grid gap-3 p-4 desktop:col-span-2">
      <h2 className="text-16">{words.latest}</h2>
      {latest.length === 0 && <p className="text-15 text-soft">{words.noBookings}</p>}
      <ul className="divide-y divide-line">
        {latest.map(({ booking_id, name, page_title, departure_date, progress, total }) => (
          <li key={booking_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-15">
            {may('bookings') ? (
              <Link
                to={`/${agency}/bookings/${booking_id}`}
                className="whitespace-nowrap tabular-nums hover:underline"
              >
                {inFours(booking_id)}
              </Link>
            ) : (
              <span className="whitespace-nowrap tabular-nums">{inFours(booking_id)}</span>
            )}
            <span>{name}</span>
            <span className="min-w-40 grow text-soft">{say(page_title)}</span>
            <span className="whitespace-nowrap text-13 text-soft">{dayOf(departure_date)}</span>
            {isProgress(progress) && <ProgressBadge progress={progress} />}
            <span className="whitespace-nowrap tabular-nums">{words.won(withCommas(total))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ending({ shop: { store_id, store_name, revision, ended } }: { shop: Shop }) {
  const words = useOffice('shops')
  const say = useSay()
  const api = useApi()
  const tell = useTell()
  const [asking, setAsking] = useState(false)
  const { save, saving, problem } = useSave()
  const end = async () => {
    if (!(await save(() => api.agency.endShop({ store_id, revision })))) return
    tell(words.endedNow)
    setAsking(false)
  }
  const reopen = async () => {
    if (await save(() => api.agency.reopenShop({ store_id, revision }))) tell(words.reopened)
  }
  if (ended)
    return (
      <>
        <button type="button" className="act" disabled={saving} onClick={() => void reopen()}>
          {words.reopen}
        </button>
        <Problem>{problem}</Problem>
      </>
    )
  return (
    <>
      <button type="button" className="act-danger" onClick={() => setAsking(true)}>
        {words.end}
      </button>
      {asking && (
        <Ask
          title={words.endAsk(say(store_name))}
          lead={words.endLead}
          act={words.end}
          danger
          {...{ saving, problem }}
          onClose={() => setAsking(false)}
          onAct={() => void end()}
        />
      )}
    </>
  )
}
