// The booker and their requests. Telephone and address show only as much as their owner recognises.

import { formatFileSize } from '#lib/format.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useLocalized, useText } from '#web/session.tsx'

export function BookerFacts({ booking }: { booking: BookingDetails }) {
  const words = useText('booking')
  const localized = useLocalized()
  const facts = [
    [words.booker, booking.name],
    [words.contact, booking.contact_masked],
    [words.email, booking.email_masked],
    [words.store, localized(booking.store_name)],
    [words.request, booking.request],
    [words.files, booking.files.length > 0 && <Files key="files" files={booking.files} />],
  ] as const
  return (
    <section aria-labelledby="who-title">
      <h2 id="who-title" className="text-22">
        {words.bookerTitle}
      </h2>
      <dl className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-soft">{name}</dt>
                <dd className="money wrap-break-word whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** Files of the booker are named; files that the agency added can be opened. */
const Files = ({ files }: Pick<BookingDetails, 'files'>) => (
  <ul className="grid gap-1">
    {files.map(({ name, size, opens_at }, at) => {
      const label = `${name} (${formatFileSize(size)})`
      return (
        <li key={opens_at ?? `sent ${at}`}>
          {opens_at ? (
            <a href={opens_at} download className="underline underline-offset-4">
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      )
    })}
  </ul>
)
