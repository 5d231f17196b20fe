// Everybody's papers as the person who booked sees them, and a form to help whoever cannot.
import { lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import type { documentCalls } from '#domain/document/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { useText } from '#web/session.tsx'
import { DeletePassport } from './delete-passport.tsx'

// The form loads late, because few visitors send a passport there.
const PassportForm = lazy(() =>
  import('./passport-form.tsx').then((form) => ({ default: form.PassportForm })),
)

const EmergencyContactForm = lazy(() => import('./emergency-contact.tsx'))

type BookingDocuments = Out<typeof documentCalls.papers>
type DocumentTraveller = BookingDocuments['travellers'][number]

/** `loadedDocuments`: those that came with the page. */
type Props = { booking_id: string; loadedDocuments: BookingDocuments | undefined }

export function BookingPassports({ booking_id, loadedDocuments }: Props) {
  const { overview: words } = useText('documents')
  const api = useContext(ApiContext)
  const [documents, setDocuments] = useState<BookingDocuments | 'failed' | undefined>(loadedDocuments)
  const load = useCallback(async () => {
    if (api) setDocuments(await api.document.papers({ booking_id }).catch(() => 'failed' as const))
  }, [api, booking_id])
  useEffect(() => {
    if (!loadedDocuments) void load()
  }, [load, loadedDocuments])
  return (
    <section aria-labelledby="papers-title" id="papers" className="scroll-mt-24">
      <h2 id="papers-title" className="text-22">
        {words.title}
      </h2>
      {documents === undefined || documents === 'failed' ? (
        <p role="status" className="mt-2 text-soft">
          {documents ? words.failed : words.loading}
        </p>
      ) : (
        <>
          <p className="mt-2 text-15 text-soft">
            {documents.open ? words[documents.needs_passports ? 'line' : 'consentsOnly'] : words.closed}
          </p>
          <ul className="mt-3 grid gap-3">
            {documents.travellers.map((traveller) => (
              <li key={traveller.traveller} className="rounded-card border border-line bg-card p-4">
                <TravellerDocuments documents={documents} traveller={traveller} changed={load} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type TravellerDocumentsProps = {
  documents: BookingDocuments
  traveller: DocumentTraveller
  changed: () => Promise<void>
}

function TravellerDocuments({ documents, traveller, changed }: TravellerDocumentsProps) {
  const { overview: words, passport, emergency, traveller: unnamed } = useText('documents')
  const { formatMomentDay } = useDates()
  const name = traveller.name || unnamed(traveller.traveller)
  const { booking_id, needs_passports } = documents
  const canUpload = documents.open && needs_passports
  const isForGuardian = traveller.needs_guardian && !traveller.passport_consent
  const [notice, setNotice] = useState<{ said: string; times: number }>()
  async function showNotice(said: string): Promise<void> {
    await changed()
    setNotice({ said, times: (notice?.times ?? 0) + 1 })
  }
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="mt-1 flex flex-wrap gap-2 text-15">
        <StatusBadge good={traveller.consents} words={words.consents} />
        {needs_passports && <StatusBadge good={traveller.passport} words={words.passport} />}
      </p>
      {traveller.expires_soon && <p className="mt-2 text-15 text-warn">{passport.soon}</p>}
      {traveller.since && (
        <p className="money mt-2 text-15 text-soft">
          {passport.sent(traveller.files, formatMomentDay(traveller.since))}
        </p>
      )}
      {traveller.readings.map(({ purpose, at }) => (
        <p key={at} className="money mt-1 text-13 text-soft">
          {passport.opened[purpose](formatMomentDay(at))}
        </p>
      ))}
      {traveller.emergency && (
        <p className="money mt-1 text-15 text-soft">
          {emergency.who(
            traveller.emergency.name,
            traveller.emergency.relation,
            traveller.emergency.contact_masked,
          )}
        </p>
      )}
      {notice && <DoneMessage key={notice.times}>{notice.said}</DoneMessage>}
      {canUpload && isForGuardian && <p className="mt-2 text-15 text-soft">{words.guardianFirst}</p>}
      {canUpload && !isForGuardian && (
        // The form is closed and empty again once it was sent.
        <SendPassport
          key={`send ${notice?.times}`}
          booking_id={booking_id}
          traveller={traveller}
          name={name}
          onSent={() => showNotice(passport.saved)}
        />
      )}
      {documents.open && (
        <SendEmergencyContact
          key={`emergency ${notice?.times}`}
          booking_id={booking_id}
          traveller={traveller}
          name={name}
          onSent={showNotice}
        />
      )}
      {traveller.files > 0 && (
        <DeletePassport
          key={`delete ${notice?.times}`}
          label={words.delete(name)}
          send={async (api) => {
            await api.document.deletePassport({ booking_id, traveller: traveller.traveller })
            await showNotice(passport.deleted)
          }}
        />
      )}
    </>
  )
}

const DoneMessage = ({ children }: { children: string }) => (
  <p role="status" tabIndex={-1} ref={focusOnMount} className="mt-2 text-15 text-good outline-none">
    {children}
  </p>
)

type TravellerFormProps<Sent extends unknown[]> = {
  booking_id: string
  traveller: DocumentTraveller
  name: string
  onSent: (...sent: Sent) => Promise<void>
}

function SendEmergencyContact({ booking_id, traveller, name, onSent }: TravellerFormProps<[said: string]>) {
  const { emergency: words } = useText('documents')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-15 text-brand-700">
        {words[traveller.emergency ? 'change' : 'enter'](name)}
      </summary>
      <p className="mb-3 text-15 text-soft">{words.line}</p>
      {isOpen && (
        <Suspense>
          <EmergencyContactForm
            place={{ booking_id, traveller: traveller.traveller }}
            saved={traveller.emergency}
            onSent={(person) => onSent(person ? words.saved : words.removed)}
          />
        </Suspense>
      )}
    </details>
  )
}

function SendPassport({ booking_id, traveller, name, onSent }: TravellerFormProps<[]>) {
  const { overview: words, passport } = useText('documents')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-15 text-brand-700">
        {traveller.files > 0 ? words.replace(name) : words.upload(name)}
      </summary>
      {traveller.files > 0 && <p className="mb-3 text-15 text-soft">{passport.replaces}</p>}
      {isOpen && (
        <Suspense>
          <PassportForm
            hasFiles={traveller.files > 0}
            hasNumber={traveller.passport}
            asksConsent={!traveller.passport_consent}
            send={async (api, sent, onProgress) => {
              const consents = traveller.passport_consent ? undefined : ({ passport: true } as const)
              const { expires_soon } = await api.document.uploadPassport(
                {
                  booking_id,
                  traveller: traveller.traveller,
                  consents,
                  ...sent,
                  replaces: traveller.files > 0 && sent.files.length > 0,
                },
                { onProgress },
              )
              await onSent()
              return { expires_soon }
            }}
          />
        </Suspense>
      )}
    </details>
  )
}

/** The words say the same as the colour. */
const StatusBadge = ({ good, words }: { good: boolean; words: { yes: string; no: string } }) => (
  <span className={`inline-flex items-center gap-1.5 ${good ? 'text-good' : 'text-soft'}`}>
    <span aria-hidden className={`size-2.5 rounded-full ${good ? 'bg-good' : 'border-2 border-edge'}`} />
    {good ? words.yes : words.no}
  </span>
)
