// Who booked and what was asked for; of a telephone and an address only as much as their owner recognises.

import { fileSize } from '#plain/format.ts'
import { useSay, useWords } from '#web/session.tsx'
import type { Booking } from './booking.ts'

export function Facts({ booking }: { booking: Booking }) {
  const words = useWords('booking')
  const say = useSay()
  const facts = [
    [words.who, booking.name],
    [words.contact, booking.contact_masked],
    [words.email, booking.email_masked],
    [words.store, say(booking.store_name)],
    [words.request, booking.request],
    [words.files, booking.files.length > 0 && <Files key="files" files={booking.files} />],
  ] as const
  return (
    <section aria-labelledby="who-title">
      <h2 id="who-title" className="text-22">
        {words.whoTitle}
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

/** What they sent themselves is named; what the agency added can be opened. */
const Files = ({ files }: Pick<Booking, 'files'>) => (
  <ul className="grid gap-1">
    {files.map(({ name, size, opens_at }, at) => {
      const label = `${name} (${fileSize(size)})`
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
