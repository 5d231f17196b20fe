// Who travels, entered or mended after booking; all of them at once. Loaded when it is opened.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Form, nobody, sentTraveller, travellersOf, withPerson } from '#storefront/reserve/form.ts'
import { missingPeople } from '#storefront/reserve/missing.ts'
import { TravellerFields } from '#storefront/reserve/traveller-fields.tsx'
import { useWords } from '#storefront/session.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import type { Booking } from './booking.page.tsx'

export default function EditTravellers({ booking, close, saved }: { booking: Booking; close: () => void; saved: () => void }) {
  const { travellers: words } = useWords('booking')
  const reserve = useWords('reserve')
  const { revalidate } = useRevalidator()
  const { booking_id, party, departure_date } = booking
  const [people, setPeople] = useState<Form['people']>(() => named(booking))
  const { missing, problem, sending, submit, mend } = useSend(
    async (api) => {
      await api.booking.travellers({ booking_id, travellers: travellersOf({ party, people }).map(sentTraveller) })
      await revalidate()
      saved()
    },
    () => missingPeople({ party, people, departure_date }, { words: reserve.missing, kindNames: reserve.kinds }),
    { failed: words.failed },
  )
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <p className="text-15 text-soft">{words.line}</p>
      {travellersOf({ party, people }).map(({ kind, at, person }, seq) => (
        <TravellerFields
          key={`${kind} ${at}`}
          legend={reserve.traveller(reserve.kinds[kind], at + 1)}
          seq={seq}
          person={person}
          missing={missing}
          mend={mend}
          change={(changed) => setPeople((now) => withPerson(now, { kind, at }, changed))}
        />
      ))}
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={close}>
          {words.close}
        </button>
        <button type="submit" disabled={sending} className="button-main grow tablet:grow-0 tablet:px-10">
          {words.save}
        </button>
      </div>
    </form>
  )
}

/** The names that are there already. */
function named({ travellers }: Booking): Form['people'] {
  const of = (wanted: string) => travellers.filter(({ kind, cancelled }) => kind === wanted && !cancelled).map(({ name }) => ({ ...nobody, name }))
  return { adult: of('adult'), child: of('child'), baby: of('baby') }
}
