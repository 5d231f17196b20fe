// Passports of a departure: what is missing or ends too soon, numbers in full for a purpose, asking again.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type PassportPurpose, passportPurposes } from '#domain/document/passport-purpose.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { Select } from '../kit/field.tsx'
import { FormActions } from '../kit/form-actions.tsx'
import { formatMoment } from '../kit/format-moment.ts'
import { OfficeLink } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { LoaderArgs } from '../page.ts'
import { useMay } from '../shell/me.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { PassportBadge } from './passport-badge.tsx'

export const loader = ({ api, params }: LoaderArgs) =>
  api.passport.list({ departure_id: Number(params.departure) })

type Passports = Awaited<ReturnType<typeof loader>>
type PassportPerson = Passports['people'][number]
type OpenedNumbers = {
  numbers: ReadonlyMap<string, { passport_number: string; passport_expiry: string }>
  withheld: readonly string[]
}

export default function PassportsPage() {
  const { title, passportTable: words } = useText('travellers')
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  const may = useMay()
  const [opened, setOpened] = useState<OpenedNumbers>({ numbers: new Map(), withheld: [] })
  const [dialog, setDialog] = useState<'open' | 'ask'>()
  const { people, passport_months, is_cancelled } = departure
  const count = (state: PassportPerson['passport']) =>
    people.filter(({ passport }) => passport === state).length
  const lacking = new Set(
    people
      .filter(({ passport }) => passport === 'missing' || passport === 'expires_soon')
      .map(({ booking_id }) => booking_id),
  )
  return (
    <>
      <PageHeader
        title={title(day(departure.departure_date), localized(departure.page_title))}
        lead={[
          words.lead(count('missing'), count('expires_soon')),
          ...(passport_months === null ? [] : [words.rule(passport_months)]),
        ].join(' · ')}
      >
        {may('change bookings') && lacking.size > 0 && !is_cancelled && (
          <button type="button" className="button-secondary" onClick={() => setDialog('ask')}>
            {words.ask}
          </button>
        )}
        {may('passports') && people.length > 0 && !is_cancelled && (
          <button type="button" className="button-primary" onClick={() => setDialog('open')}>
            {words.open}
          </button>
        )}
      </PageHeader>
      <DepartureTabs departure_id={departure.departure_id} current="passports" />
      <PassportTable people={people} opened={opened} />
      {dialog === 'open' && (
        <OpenForm departure={departure} onOpened={setOpened} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'ask' && (
        <AskDialog departure={departure} bookings={lacking.size} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

function PassportTable({ people, opened }: { people: readonly PassportPerson[]; opened: OpenedNumbers }) {
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
            <PassportRow key={person.person} person={person} opened={opened} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = 'px-3 py-2 align-top max-tablet:block max-tablet:py-0.5'

function PassportRow({ person: row, opened }: { person: PassportPerson; opened: OpenedNumbers }) {
  const words = useText('travellers')
  const { passportTable: table } = words
  const { language } = useSession()
  const { person, name, name_en, booker, booking_id, passport, has_consent, asked, reading } = row
  const number = opened.numbers.get(person)
  const isIn = passport === 'in' || passport === 'expires_soon'
  const hidden = opened.withheld.includes(person) ? table.withheld : table.hidden
  return (
    <tr className="max-tablet:block max-tablet:py-2">
      <th scope="row" className={`${cellClass} text-left font-normal`}>
        <span className="font-semibold">{name || words.unnamed}</span>
        <span className="block text-13 text-soft">{name_en || table.noNameEn}</span>
      </th>
      <td className={cellClass}>
        <OfficeLink to={`/bookings/${booking_id}`} className="underline underline-offset-4">
          {booker}
        </OfficeLink>
      </td>
      <td className={cellClass}>
        <PassportBadge passport={passport} />
        <span className="block text-13 text-soft empty:hidden">
          {[
            passport === 'missing' && !has_consent ? table.noConsent : '',
            asked && !isIn ? table.asked(formatMoment(asked, language)) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className={`${cellClass} tabular-nums`}>{number?.passport_number ?? (isIn ? hidden : '')}</td>
      <td className={`${cellClass} tabular-nums`}>{number?.passport_expiry}</td>
      <td className={`${cellClass} text-13 text-soft`}>
        {reading && table.opened(table.purposes[reading.purpose], formatMoment(reading.at, language))}
      </td>
    </tr>
  )
}

type OpenProps = { departure: Passports; onOpened: (opened: OpenedNumbers) => void; onClose: () => void }

function OpenForm({ departure: { departure_id }, onOpened, onClose }: OpenProps) {
  const { passportTable: words } = useText('travellers')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const [purpose, setPurpose] = useState<PassportPurpose>('airline')
  const open = async () => {
    const isDone = await save(async () => {
      const { people, withheld } = await api.passport.open({ departure_id, purpose })
      onOpened({ numbers: new Map(people.map(({ person, ...number }) => [person, number])), withheld })
    })
    if (isDone) onClose()
  }
  return (
    <Dialog title={words.open} onClose={onClose} ignoresBackdropClick>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <p className="text-15 text-soft">{words.openLead}</p>
        <Select
          label={words.purpose}
          value={purpose}
          onChange={({ target }) =>
            setPurpose(passportPurposes.find((each) => each === target.value) ?? 'check')
          }
          choices={passportPurposes.map((value) => ({ value, name: words.purposes[value] }))}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.open} disabled={saving} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type AskProps = { departure: Passports; bookings: number; onClose: () => void }

function AskDialog({ departure: { departure_id }, bookings, onClose }: AskProps) {
  const { passportTable: words } = useText('travellers')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const ask = async () => {
    const isDone = await save(async (sending) => {
      const { asked } = await api.passport.ask({ departure_id }, sending)
      toast(words.askDone(asked))
    })
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={words.askAsk(bookings)}
      lead={words.askLead}
      confirmLabel={words.ask}
      saving={saving}
      problem={problem}
      onConfirm={() => void ask()}
      onClose={onClose}
    />
  )
}
