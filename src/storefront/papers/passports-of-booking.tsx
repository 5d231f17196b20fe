// Everybody's papers as the person who booked sees them, and a form to help whoever cannot.
import { useCallback, useContext, useEffect, useState } from 'react'
import type { documentCalls } from '#domain/document/calls.ts'
import { dayOf } from '#plain/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { useWords } from '#web/session.tsx'
import { DeletePassport } from './delete-passport.tsx'
import { PassportForm } from './passport-form.tsx'

type Papers = Out<typeof documentCalls.papers>
type Traveller = Papers['travellers'][number]

export default function PassportsOfBooking({ booking_id }: { booking_id: string }) {
  const { overview: words } = useWords('papers')
  const api = useContext(ApiContext)
  const [papers, setPapers] = useState<Papers | 'failed'>()
  const load = useCallback(async () => {
    if (api) setPapers(await api.document.papers({ booking_id }).catch(() => 'failed' as const))
  }, [api, booking_id])
  useEffect(() => void load(), [load])
  return (
    <section aria-labelledby="papers-title" id="papers" className="scroll-mt-24">
      <h2 id="papers-title" className="text-22">
        {words.title}
      </h2>
      {papers === undefined || papers === 'failed' ? (
        <p role="status" className="mt-2 text-soft">
          {papers ? words.failed : words.loading}
        </p>
      ) : (
        <>
          <p className="mt-2 text-15 text-soft">
            {papers.open ? words[papers.needs_passports ? 'line' : 'consentsOnly'] : words.closed}
          </p>
          <ul className="mt-3 grid gap-3">
            {papers.travellers.map((traveller) => (
              <li key={traveller.traveller} className="rounded-card border border-line bg-card p-4">
                <OneTraveller papers={papers} traveller={traveller} changed={load} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type One = { papers: Papers; traveller: Traveller; changed: () => Promise<void> }

function OneTraveller({ papers, traveller, changed }: One) {
  const { overview: words, passport, traveller: unnamed } = useWords('papers')
  const name = traveller.name || unnamed(traveller.traveller)
  const { booking_id, needs_passports } = papers
  const mayHandIn = papers.open && needs_passports
  const isForGuardian = traveller.needs_guardian && !traveller.passport_consent
  const [told, setTold] = useState<{ said: string; times: number }>()
  async function tell(said: string): Promise<void> {
    await changed()
    setTold({ said, times: (told?.times ?? 0) + 1 })
  }
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="mt-1 flex flex-wrap gap-2 text-15">
        <State good={traveller.consents} words={words.consents} />
        {needs_passports && <State good={traveller.passport} words={words.passport} />}
      </p>
      {traveller.expires_soon && <p className="mt-2 text-15 text-warn">{passport.soon}</p>}
      {traveller.since && (
        <p className="money mt-2 text-15 text-soft">
          {passport.sent(traveller.files, dayOf(traveller.since))}
        </p>
      )}
      {told && <Done key={told.times}>{told.said}</Done>}
      {mayHandIn && isForGuardian && <p className="mt-2 text-15 text-soft">{words.guardianFirst}</p>}
      {mayHandIn && !isForGuardian && (
        // Sent, it is closed and empty again.
        <SendPassport
          key={`send ${told?.times}`}
          {...{ booking_id, traveller, name }}
          onSent={() => tell(passport.saved)}
        />
      )}
      {traveller.files > 0 && (
        <DeletePassport
          key={`delete ${told?.times}`}
          label={words.delete(name)}
          send={async (api) => {
            await api.document.deletePassport({ booking_id, traveller: traveller.traveller })
            await tell(passport.deleted)
          }}
        />
      )}
    </>
  )
}

const Done = ({ children }: { children: string }) => (
  <p role="status" tabIndex={-1} ref={takeFocus} className="mt-2 text-15 text-good outline-none">
    {children}
  </p>
)

type Sending = { booking_id: string; traveller: Traveller; name: string; onSent: () => Promise<void> }

function SendPassport({ booking_id, traveller, name, onSent }: Sending) {
  const { overview: words, passport } = useWords('papers')
  return (
    <details className="mt-2">
      <summary className="min-h-11 content-center text-15 text-brand-700">
        {traveller.files > 0 ? words.replace(name) : words.upload(name)}
      </summary>
      {traveller.files > 0 && <p className="mb-3 text-15 text-soft">{passport.replaces}</p>}
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
    </details>
  )
}

/** The colour is not alone: the words say it, too. */
const State = ({ good, words }: { good: boolean; words: { yes: string; no: string } }) => (
  <span className={`inline-flex items-center gap-1.5 ${good ? 'text-good' : 'text-soft'}`}>
    <span aria-hidden className={`size-2.5 rounded-full ${good ? 'bg-good' : 'border-2 border-edge'}`} />
    {good ? words.yes : words.no}
  </span>
)
