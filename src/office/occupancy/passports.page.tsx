// Passports of a departure: what is missing or ends too soon, numbers in full for a purpose, asking again.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { departureEvery_ms } from '#limits/display.ts'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { Nationality } from './nationality.tsx'
import { type OpenedPassports, OpenPassportsForm, PassportPictures } from './open-passports.tsx'
import { PassportBadge } from './passport-badge.tsx'

// Seldom needed: customers say it themselves.
const NationalityForm = lazy(() => import('./nationality-form.tsx'))

export const loader = ({ api, params }: LoaderArgs) =>
  api.passport.list({ departure_id: Number(params.departure) })

type Passports = Awaited<ReturnType<typeof loader>>
type PassportPerson = Passports['people'][number]
/** Of each person what was opened last; null where the consent does not name the receiver. */
type OpenedByPerson = ReadonlyMap<
  string,
  (OpenedPassports['people'][number] & Pick<OpenedPassports, 'purpose'>) | null
>

const addOpened = (before: OpenedByPerson, { people, withheld, purpose }: OpenedPassports): OpenedByPerson =>
  new Map([
    ...before,
    ...people.map((one) => [one.person, { ...one, purpose }] as const),
    ...withheld.map((person) => [person, null] as const),
  ])
const restate = (before: OpenedByPerson, person: string, passport_nationality: string): OpenedByPerson => {
  const one = before.get(person)
  return one ? new Map(before).set(person, { ...one, passport_nationality }) : before
}
const isHeld = ({ passport }: PassportPerson) => passport === 'in' || passport === 'expires_soon'
const isMisnamed = ({ name_match }: PassportPerson) => name_match === 'spelling' || name_match === 'other'

export default function PassportsPage() {
  const { title, passportTable: words } = useText('travellers')
  const { open } = useText('passports')
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  usePolling(true, { every_ms: departureEvery_ms })
  const may = useMay()
  const [opened, setOpened] = useState<OpenedByPerson>(new Map())
  /** Whose number is asked for; empty for everybody's. */
  const [asked, setAsked] = useState<string>()
  /** Whose nationality is entered. */
  const [stating, setStating] = useState<PassportPerson>()
  const [isRequesting, setRequesting] = useState(false)
  const { people, passport_months, is_cancelled } = departure
  const holders = people.filter(isHeld)
  const mayOpen = may('passports') && !is_cancelled
  const count = (state: PassportPerson['passport']) =>
    people.filter(({ passport }) => passport === state).length
  const misnamed = people.filter(isMisnamed).length
  const unstated = people.filter(({ lacks_nationality }) => lacks_nationality).length
  const lacking = new Set(
    people
      .filter(
        ({ passport, name_match }) =>
          passport === 'missing' || passport === 'expires_soon' || name_match === 'other',
      )
      .map(({ booking_id }) => booking_id),
  )
  return (
    <>
      <PageHeader
        title={title(day(departure.departure_date), localized(departure.page_title))}
        lead={[
          words.lead(count('missing'), count('expires_soon')),
          ...(misnamed > 0 ? [words.names(misnamed)] : []),
          ...(unstated > 0 ? [words.nationalities(unstated)] : []),
          ...(passport_months === null ? [] : [words.rule(passport_months)]),
        ].join(' · ')}
      >
        {may('change bookings') && lacking.size > 0 && !is_cancelled && (
          <button type="button" className="button-secondary" onClick={() => setRequesting(true)}>
            {words.ask}
          </button>
        )}
        {mayOpen && holders.length > 0 && (
          <button type="button" className="button-primary" onClick={() => setAsked('')}>
            {open}
          </button>
        )}
      </PageHeader>
      <DepartureTabs departure_id={departure.departure_id} current="passports" />
      <PassportTable
        departure={departure}
        opened={opened}
        {...(mayOpen && { onAsk: setAsked, onState: setStating })}
      />
      {stating && (
        <Suspense>
          <NationalityForm
            departure_id={departure.departure_id}
            person={stating}
            before={opened.get(stating.person)?.passport_nationality ?? null}
            onSaved={(passport_nationality) =>
              setOpened(restate(opened, stating.person, passport_nationality))
            }
            onClose={() => setStating(undefined)}
          />
        </Suspense>
      )}
      {asked !== undefined && (
        <OpenPassportsForm
          departure_id={departure.departure_id}
          holders={holders}
          person={asked}
          onOpened={(read) => {
            setOpened(addOpened(opened, read))
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isRequesting && (
        <AskDialog departure={departure} bookings={lacking.size} onClose={() => setRequesting(false)} />
      )}
    </>
  )
}

type TableProps = {
  departure: Passports
  opened: OpenedByPerson
  onAsk?: (person: string) => void
  onState?: (person: PassportPerson) => void
}

function PassportTable({ departure: { departure_id, people }, opened, onAsk, onState }: TableProps) {
  const words = useText('travellers')
  if (people.length === 0) return <EmptyState title={words.none} lead={words.noneLead} />
  return (
    <div className="panel overflow-x-auto">
      <table className="w-full text-15">
        <thead className="max-tablet:sr-only">
          <tr className="border-line border-b text-left text-13 text-soft">
            {(['name', 'booking', 'passport', 'number', 'expiry', 'read'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-medium">
                {words.passportTable.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <PassportRow
              key={person.person}
              person={person}
              nationality={opened.get(person.person)?.passport_nationality}
              onState={onState}
            >
              <NumberCells
                departure_id={departure_id}
                person={person}
                opened={opened.get(person.person)}
                onAsk={onAsk}
              />
            </PassportRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// A phone shows a row as lines: the name, then what fits beside each other.
const lineClass = 'px-3 py-2 align-top max-tablet:block max-tablet:py-0.5'
const cellClass = 'px-3 py-2 align-top max-tablet:inline-block max-tablet:py-0.5 max-tablet:pr-0'

type PassportRowProps = {
  person: PassportPerson
  /** Once the passport was opened. */
  nationality: string | null | undefined
  onState: TableProps['onState']
  children: ReactNode
}

function PassportRow({ person: row, nationality, onState, children }: PassportRowProps) {
  const words = useText('travellers')
  const { passportTable: table } = words
  const { purposes } = useText('passports')
  const { language } = useSession()
  const { name, name_en, booker, booking_id, passport, has_consent, asked, reading } = row
  return (
    <tr className="max-tablet:block max-tablet:py-2">
      <th scope="row" className={`${lineClass} text-left font-normal`}>
        <span className="font-semibold">{name || words.unnamed}</span>
        <span className="block text-13 text-soft">{name_en || table.noNameEn}</span>
      </th>
      <td className={cellClass}>
        <span className="text-13 text-soft tablet:hidden">{table.columns.booking} </span>
        <OfficeLink
          to={`/bookings/${booking_id}`}
          className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4 mouse:my-0 mouse:min-h-6"
        >
          {booker}
        </OfficeLink>
      </td>
      <td className={cellClass}>
        <PassportBadge passport={passport} />
        <NameBadge person={row} />
        <Nationality person={row} nationality={nationality} onState={onState} />
        <span className="block text-13 text-soft empty:hidden">
          {[
            passport === 'missing' && !has_consent ? table.noConsent : '',
            asked && !isHeld(row) ? table.asked(formatMoment(asked, language)) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      {children}
      <td className={`${cellClass} text-13 text-soft max-tablet:empty:hidden`}>
        {reading && table.opened(purposes[reading.purpose], formatMoment(reading.at, language))}
      </td>
    </tr>
  )
}

/** Nothing where the name can be the traveller's, or where nobody can say. */
function NameBadge({ person: { name_match, passport_name } }: { person: PassportPerson }) {
  const { nameMatches, passportTable: words } = useText('travellers')
  if (name_match === null || name_match === 'same') return null
  return (
    <>
      <Badge className="ml-1" tone={name_match === 'other' ? 'bad' : 'warn'}>
        {nameMatches[name_match]}
      </Badge>
      <span className="block text-13">{words.inPassport(passport_name)}</span>
    </>
  )
}

type NumberProps = {
  departure_id: number
  person: PassportPerson
  opened: ReturnType<OpenedByPerson['get']>
  onAsk: TableProps['onAsk']
}

function NumberCells({ departure_id, person, opened, onAsk }: NumberProps) {
  const { passportTable: words, unnamed } = useText('travellers')
  const { withheld } = useText('passports')
  const hidden = opened === null ? withheld : words.hidden
  return (
    <>
      <td className={`${cellClass} tabular-nums max-tablet:empty:hidden`}>
        {opened?.passport_number ?? (isHeld(person) ? hidden : '')}
        {opened && <PassportPictures departure_id={departure_id} purpose={opened.purpose} of={opened} />}
        {onAsk && !opened && isHeld(person) && (
          <button
            type="button"
            aria-label={words.openOf(person.name || unnamed)}
            className="ml-2 min-h-11 mouse:min-h-9 underline underline-offset-4"
            onClick={() => onAsk(person.person)}
          >
            {words.see}
          </button>
        )}
      </td>
      <td className={`${cellClass} tabular-nums max-tablet:empty:hidden`}>{opened?.passport_expiry}</td>
    </>
  )
}

type AskProps = { departure: Passports; bookings: number; onClose: () => void }

function AskDialog({ departure: { departure_id }, bookings, onClose }: AskProps) {
  const { passportTable: words } = useText('travellers')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.askAsk(bookings)}
      lead={words.askLead}
      confirmLabel={words.ask}
      send={(sending) => api.passport.ask({ departure_id }, sending)}
      doneText={({ asked }) => words.askDone(asked)}
      onClose={onClose}
    />
  )
}
