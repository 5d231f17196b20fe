// One partner shop: its link and QR code, its bookings, and its details. Or a new one.
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { formatDay, formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { isProgress, ProgressBadge } from '#office/bookings/progress-badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { Select } from '#office/kit/field.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { QrCode, type QrPath } from '#office/kit/qr-code.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { AddShop, ChangeShop } from './shop-form.tsx'

export async function loader({ api, params, url }: LoaderArgs) {
  if (params.store === 'new') return { shop: undefined }
  const package_code = url.searchParams.get('trip') || undefined
  return { shop: await api.agency.shop({ store_id: params.store ?? '', package_code }) }
}

export type Shop = Awaited<ReturnType<Api['agency']['shop']>>

export default function ShopPage() {
  const { shop } = useLoaderData<typeof loader>()
  return shop ? <ShopDetails shop={shop} /> : <AddShop />
}

function ShopDetails({ shop }: { shop: Shop }) {
  const words = useText('shops')
  const localized = useLocalized()
  const may = useMay()
  const canChange = may('change shops')
  return (
    <>
      <PageHeader title={localized(shop.store_name)} lead={`${words.storeId} ${shop.store_id}`}>
        <OfficeLink to="/shops" className="button-secondary">
          {words.toList}
        </OfficeLink>
        {canChange && <EndPartnershipButton shop={shop} />}
      </PageHeader>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <LinkPanel shop={shop} />
        <div className="grid gap-4">
          <ShopFigures shop={shop} />
          <ChangeShop key={shop.store_id} shop={shop} canChange={canChange} />
        </div>
        <LatestBookings shop={shop} />
      </div>
    </>
  )
}

function LinkPanel({ shop: { link, qr, trips, package_code, ended, store_id } }: { shop: Shop }) {
  const words = useText('shops')
  const localized = useLocalized()
  const [, setSearch] = useSearchParams()
  return (
    <Panel title={words.linkTitle}>
      <p className={`text-15 ${ended ? 'text-bad' : 'text-soft'}`}>
        {ended ? words.endedLink : words.linkLead}
      </p>
      {trips.length > 0 && (
        <Select
          label={words.trip}
          value={package_code ?? ''}
          onChange={({ target }) =>
            setSearch({ trip: target.value }, { replace: true, preventScrollReset: true })
          }
          choices={trips.map((trip) => ({ value: trip.package_code, name: localized(trip.page_title) }))}
        />
      )}
      <QrCode {...qr} label={words.qr} />
      <code className="break-all rounded-lg bg-wash p-2 text-13">{link}</code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label={words.copy} />
        <a
          className="button-secondary"
          download={`qr-${store_id}.svg`}
          href={`data:image/svg+xml,${encodeURIComponent(renderQrSvg(qr))}`}
        >
          {words.qrSave}
        </a>
      </div>
    </Panel>
  )
}

/** The code as a file of its own, on white, to be printed. */
const renderQrSvg = ({ size, path }: QrPath) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="600" height="600"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path d="${path}"/></svg>`

function ShopFigures({ shop }: { shop: Shop }) {
  const words = useText('shops')
  const figures: [string, string][] = [
    [words.bookings, words.count(shop.bookings)],
    [words.people, words.heads(shop.people)],
    [words.total, words.won(formatNumber(shop.total))],
    [words.paid, words.won(formatNumber(shop.paid))],
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

function LatestBookings({ shop: { latest } }: { shop: Shop }) {
  const words = useText('shops')
  const localized = useLocalized()
  const may = useMay()
  return (
    <section className="panel grid gap-3 p-4 desktop:col-span-2">
      <h2 className="text-16">{words.latest}</h2>
      {latest.length === 0 && <p className="text-15 text-soft">{words.noBookings}</p>}
      <ul className="divide-y divide-line">
        {latest.map(({ booking_id, name, page_title, departure_date, progress, total }) => (
          <li key={booking_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-15">
            {may('bookings') ? (
              <OfficeLink
                to={`/bookings/${booking_id}`}
                className="whitespace-nowrap tabular-nums hover:underline"
              >
                {formatInFours(booking_id)}
              </OfficeLink>
            ) : (
              <span className="whitespace-nowrap tabular-nums">{formatInFours(booking_id)}</span>
            )}
            <span>{name}</span>
            <span className="min-w-40 grow text-soft">{localized(page_title)}</span>
            <span className="whitespace-nowrap text-13 text-soft">{formatDay(departure_date)}</span>
            {isProgress(progress) && <ProgressBadge progress={progress} />}
            <span className="whitespace-nowrap tabular-nums">{words.won(formatNumber(total))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EndPartnershipButton({ shop: { store_id, store_name, revision, ended } }: { shop: Shop }) {
  const words = useText('shops')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { save, saving, problem } = useSave()
  const reopen = async () => {
    if (await save(() => api.agency.reopenShop({ store_id, revision }))) toast(words.reopened)
  }
  if (ended)
    return (
      <>
        <button type="button" className="button-secondary" disabled={saving} onClick={() => void reopen()}>
          {words.reopen}
        </button>
        <Problem>{problem}</Problem>
      </>
    )
  return (
    <>
      <button type="button" className="button-danger" onClick={() => setConfirming(true)}>
        {words.end}
      </button>
      {isConfirming && (
        <ConfirmAction
          title={words.endAsk(localized(store_name))}
          lead={words.endLead}
          confirmLabel={words.end}
          danger
          onClose={() => setConfirming(false)}
          send={() => api.agency.endShop({ store_id, revision })}
          doneText={words.endedNow}
        />
      )}
    </>
  )
}
