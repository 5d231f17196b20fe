// The travellers, which documents they have sent, and links to request the rest.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isUnderWay } from '#domain/booking/progress.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { LinkDialog } from '#office/kit/link-dialog.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'
import { Passports } from './passports.tsx'

const EmergencyForm = lazy(() => import('./emergency-form.tsx'))

export function TravellerDocuments({ booking, documents }: BookingDetails) {
  const words = useText('bookings')
  const api = useApi()
  const may = useMay()
  const { issuedUrl, setIssuedUrl, isEnding, setEnding, issueLink, mail, saving, problem } =
    useDocumentLinks(booking)
  const mayChange = may('change bookings') && isUnderWay(booking.progress)
  const emergency = useText('emergency')
  const [called, setCalled] = useState<BookingDetails['documents']['travellers'][number]>()
  return (
    <Panel title={words.travellers} aside={<Passports booking={booking} documents={documents} />}>
      <ul className="divide-y divide-line">
        {documents.travellers.map((one) => (
          <TravellerRow
            key={one.traveller}
            one={one}
            needsPassport={documents.needs_passports}
            isUnderWay={isUnderWay(booking.progress)}
          >
            {mayChange && (
              <span className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="button-secondary"
                  aria-label={emergency.openOf(one.name || words.unnamed)}
                  onClick={() => setCalled(one)}
                >
                  {emergency.open}
                </button>
                <button
                  type="button"
                  className="button-secondary"
                  disabled={saving}
                  onClick={() => void issueLink(one.traveller)}
                >
                  {words.issueLink}
                </button>
              </span>
            )}
          </TravellerRow>
        ))}
        {booking.travellers.map(
          (one) => one.cancelled && <CancelledTraveller key={`gone ${one.seq}`} {...one} />,
        )}
      </ul>
      <ContractLine contract={documents.contract} />
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {booking.email && (
            <button type="button" className="button-secondary" disabled={saving} onClick={() => void mail()}>
              {words.mailLinks}
            </button>
          )}
          {documents.travellers.some(({ link }) => link?.state === 'open') && (
            <button type="button" className="button-secondary" onClick={() => setEnding(true)}>
              {words.endLinks}
            </button>
          )}
        </div>
      )}
      <Problem>{problem}</Problem>
      {issuedUrl && (
        <LinkDialog
          title={words.documentLink}
          lead={words.documentLinkLead}
          address={issuedUrl}
          onClose={() => setIssuedUrl('')}
        />
      )}
      <Suspense>
        {called && (
          <EmergencyForm {...called} booking_id={booking.booking_id} onClose={() => setCalled(undefined)} />
        )}
      </Suspense>
      {isEnding && (
        <ConfirmAction
          title={words.endLinksAsk}
          lead={words.endLinksLead}
          confirmLabel={words.endLinks}
          danger
          send={() => api.document.endLinks({ booking_id: booking.booking_id })}
          doneText={({ ended }) => words.linksEnded(ended)}
          onClose={() => setEnding(false)}
        />
      )}
    </Panel>
  )
}

/** Links by which travellers send their documents: issued, mailed, expired. */
function useDocumentLinks({ booking_id }: BookingDetails['booking']) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [issuedUrl, setIssuedUrl] = useState('')
  const [isEnding, setEnding] = useState(false)
  const issueLink = async (traveller: number) => {
    await save(async () => setIssuedUrl((await api.document.handLink({ booking_id, traveller })).address))
  }
  const mail = async () => {
    if (await save((sending) => api.document.mailLinks({ booking_id }, sending))) toast(words.linksMailed)
  }
  return { issuedUrl, setIssuedUrl, isEnding, setEnding, issueLink, mail, saving, problem }
}

type TravellerRowProps = {
  one: BookingDetails['documents']['travellers'][number]
  needsPassport: boolean
  isUnderWay: boolean
  children: ReactNode
}

function TravellerRow({ one, needsPassport, isUnderWay, children }: TravellerRowProps) {
  const words = useText('bookings')
  const { language } = useSession()
  const { name, kind, consents, passport, expires_soon, name_match, link } = one
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-15">
      <span className="min-w-28 grow">
        <span className={name ? 'font-medium' : 'text-soft'}>{name || words.unnamed}</span>{' '}
        <span className="text-13 text-soft">{words.kind[kind]}</span>
      </span>
      {isUnderWay && (
        <>
          <DocumentBadge name={words.consents} has={consents} />
          {needsPassport && <DocumentBadge name={words.passport} has={passport} />}
          {expires_soon && <Badge tone="bad">{words.expiresSoon}</Badge>}
          {name_match && name_match !== 'same' && (
            <Badge tone={name_match === 'other' ? 'bad' : 'warn'}>{words.nameMatches[name_match]}</Badge>
          )}
          <span className="w-32 text-13 text-soft max-tablet:w-full max-tablet:empty:hidden">
            {link &&
              (link.state === 'open'
                ? words.link.open(formatMoment(link.made, language))
                : words.link[link.state])}
          </span>
        </>
      )}
      {children}
    </li>
  )
}

/** Somebody who was to travel and no longer does. */
function CancelledTraveller({ name, kind }: BookingDetails['booking']['travellers'][number]) {
  const words = useText('bookings')
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2 text-15 text-soft">
      <span className="grow line-through">{name}</span>
      <span className="text-13">{words.kind[kind]}</span>
      <Badge>{words.gone}</Badge>
    </li>
  )
}

function ContractLine({ contract }: Pick<BookingDetails['documents'], 'contract'>) {
  const words = useText('bookings')
  const { language } = useSession()
  return (
    <p className="flex flex-wrap gap-x-2 text-15">
      <span className="text-soft">{words.contract}</span>
      {contract?.agreed
        ? words.contractAgreed(contract.agreed_by ?? '', formatMoment(contract.agreed, language))
        : words[contract ? 'contractPending' : 'contractNone']}
    </p>
  )
}

function DocumentBadge({ name, has }: { name: string; has: boolean }) {
  const words = useText('bookings')
  return (
    <Badge tone={has ? 'good' : 'warn'}>
      {name} {has ? words.has : words.lacks}
    </Badge>
  )
}
