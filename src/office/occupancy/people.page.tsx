// The travellers of a departure: all bookings as one list, what each still lacks, and the lists that go out.

import { lazy, Suspense, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { departureEvery_ms } from '#limits/display.ts'
import { Badge } from '#office/kit/badge.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { ChecksForm } from './checks-form.tsx'
import { type Check, type DeparturePeople, isCancelling, type Person } from './departure-people.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { ListMenu } from './list-menu.tsx'
import { NoteForm } from './note-form.tsx'
import { PassportBadge } from './passport-badge.tsx'
import { SentLists } from './sent-lists.tsx'

const EmergencyForm = lazy(() => import('#office/bookings/emergency-form.tsx'))
const OrderForm = lazy(() => import('./order-form.tsx'))

export const loader = ({ api, params }: LoaderArgs) =>
  api.people.list({ departure_id: Number(params.departure) })

export default function PeoplePage() {
  const words = useText('travellers')
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  usePolling(true, { every_ms: departureEvery_ms })
  const { revalidate } = useRevalidator()
  const may = useMay()
  const [isSettingChecks, setSettingChecks] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const { departure_id, page_title, departure_date, people, unpaid, is_cancelled, checks } = departure
  const cancelling = people.filter(isCancelling).length
  return (
    <>
      <PageHeader
        title={words.title(day(departure_date), localized(page_title))}
        lead={[
          words.count(people.length - cancelling),
          ...(cancelling > 0 ? [words.cancelling(cancelling)] : []),
          ...(unpaid > 0 ? [words.unpaid(unpaid)] : []),
        ].join(' · ')}
      >
        {may('change bookings') && people.length - cancelling > 1 && !is_cancelled && (
          <button type="button" className="button-secondary" onClick={() => setOrdering(true)}>
            {words.order.open}
          </button>
        )}
        {may('change bookings') && (
          <button type="button" className="button-secondary" onClick={() => setSettingChecks(true)}>
            {words.checksEdit}
          </button>
        )}
        {people.length > 0 && !is_cancelled && (
          <ListMenu departure_id={departure_id} onTaken={() => void revalidate()} />
        )}
      </PageHeader>
      <DepartureTabs departure_id={departure_id} current="people" />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <PeopleTable departure={departure} />
        <SentLists departure={departure} />
      </div>
      <Suspense>
        {isOrdering && <OrderForm departure={departure} onClose={() => setOrdering(false)} />}
      </Suspense>
      {isSettingChecks && <ChecksForm checks={checks} onClose={() => setSettingChecks(false)} />}
    </>
  )
}

function PeopleTable({ departure: { departure_id, people, checks } }: { departure: DeparturePeople }) {
  const words = useText('travellers')
  const [edited, setEdited] = useState<Person>()
  const [called, setCalled] = useState<Person>()
  if (people.length === 0) return <EmptyState title={words.none} lead={words.noneLead} />
  return (
    <div className="panel overflow-x-auto">
      <table className="w-full text-15">
        <thead className="max-tablet:sr-only">
          <tr className="border-line border-b text-left text-13 text-soft">
            {(['name', 'booking', 'group', 'papers', 'checks', 'note'] as const).map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow
              key={person.person}
              person={person}
              checks={checks}
              edit={() => setEdited(person)}
              editEmergency={() => setCalled(person)}
            />
          ))}
        </tbody>
      </table>
      {edited && (
        <NoteForm
          departure_id={departure_id}
          person={edited}
          checks={checks}
          onClose={() => setEdited(undefined)}
        />
      )}
      <Suspense>{called && <EmergencyForm {...called} onClose={() => setCalled(undefined)} />}</Suspense>
    </div>
  )
}

// A phone shows a row as lines: the name, then what fits beside each other.
const lineClass = 'px-3 py-2 align-top max-tablet:block max-tablet:py-0.5'
const cellClass = 'px-3 py-2 align-top max-tablet:inline-block max-tablet:py-0.5 max-tablet:pr-0'

const linkClass = 'min-h-11 mouse:min-h-8 text-13 text-brand-700 underline-offset-4 hover:underline'

type PersonRowProps = {
  person: Person
  checks: readonly Check[]
  edit: () => void
  editEmergency: () => void
}

function PersonRow({ person, checks, edit, editEmergency }: PersonRowProps) {
  const words = useText('travellers')
  const may = useMay()
  const { name, name_en, kind, gender, booker, booking_id, due, group_name } = person
  const isCancelRequested = isCancelling(person)
  const isAhead = person.progress !== 'travel_completed' && !isCancelRequested // of others nothing is asked for
  return (
    <tr className="max-tablet:block max-tablet:py-2">
      <th scope="row" className={`${lineClass} min-w-32 text-left font-normal`}>
        <span className="font-semibold">{name || words.unnamed}</span>{' '}
        <span className="text-13 text-soft">
          {[kind === 'adult' ? '' : words.kinds[kind], gender && words.genders[gender]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {name_en && <span className="block text-13 text-soft">{name_en}</span>}
      </th>
      <td className={cellClass}>
        <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
          <span className="text-13 text-soft tablet:hidden">{words.columns.booking}</span>
          <OfficeLink to={`/bookings/${booking_id}`} className="underline underline-offset-4">
            {booker}
          </OfficeLink>
          {isCancelRequested && <Badge tone="bad">{words.cancelRequested}</Badge>}
          {due > 0 && <Badge tone="warn">{words.due(formatNumber(due))}</Badge>}
          {isAhead && !person.is_contract_agreed && <Badge tone="warn">{words.contractOpen}</Badge>}
        </span>
      </td>
      <td className={`${cellClass} break-keep max-tablet:empty:hidden`}>{group_name}</td>
      <td className={cellClass}>
        <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
          <PassportBadge passport={person.passport} />
          {isAhead && !person.has_consent && <Badge tone="warn">{words.noConsent}</Badge>}
        </span>
        <EmergencyContact person={person} isAhead={isAhead} edit={editEmergency} />
      </td>
      <td className={`${cellClass} max-tablet:empty:hidden`}>
        <CheckBadges person={person} checks={checks} />
      </td>
      <td className={lineClass}>
        <span className="block whitespace-pre-line text-13">
          {[person.diet, person.seat, person.note].filter(Boolean).join('\n')}
        </span>
        {may('change bookings') && (
          <button
            type="button"
            className={`${linkClass} whitespace-nowrap`}
            aria-label={words.editLabel(name || words.unnamed)}
            onClick={edit}
          >
            {words.edit}
          </button>
        )}
      </td>
    </tr>
  )
}

type EmergencyContactProps = { person: Person; isAhead: boolean; edit: () => void }

/** Nobody is called for a trip that is over. */
function EmergencyContact({ person: { name, emergency }, isAhead, edit }: EmergencyContactProps) {
  const { unnamed } = useText('travellers')
  const words = useText('emergency')
  const may = useMay()
  const contact = emergency && (
    <>
      {emergency.name}
      {emergency.relation && ` (${emergency.relation})`}{' '}
      <span className="whitespace-nowrap">{emergency.contact_masked}</span>
    </>
  )
  if (!may('change bookings') || !isAhead)
    return (
      contact && (
        <span className="block text-13 text-soft">
          {words.open} {contact}
        </span>
      )
    )
  return (
    <button type="button" className={`${linkClass} text-left`} onClick={edit}>
      <span className="sr-only">{name || unnamed}</span> {emergency ? words.open : words.enter} {contact}
    </button>
  )
}

function CheckBadges({ person, checks }: { person: Person; checks: readonly Check[] }) {
  const { checkStates } = useText('travellers')
  const shown = checks.filter(({ id }) => person.checks[id] !== 'not_needed')
  return shown.map(({ id, name }) => {
    const isDone = person.checks[id] === 'done'
    return (
      <Badge key={id} className="mr-1" tone={isDone ? 'good' : undefined}>
        {name} {isDone ? checkStates.done : checkStates.todo}
      </Badge>
    )
  })
}
