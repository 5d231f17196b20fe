// Changes of a departure after it was sold: asked of each booker, and who has answered.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { type Change, ChangeAnswers } from './change-answers.tsx'
import { ChangeForm } from './change-form.tsx'
import { DepartureTabs } from './departure-tabs.tsx'

export const loader = ({ api, params }: LoaderArgs) =>
  api.itineraryChange.list({ departure_id: Number(params.departure) })

export default function ChangesPage() {
  const words = useText('changes')
  const { day } = useText('occupancy')
  const { title } = useText('travellers')
  const localized = useLocalized()
  const departure = useLoaderData<typeof loader>()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { departure_id, page_title, departure_date, is_cancelled, changes } = departure
  return (
    <>
      <PageHeader title={title(day(departure_date), localized(page_title))} lead={words.lead}>
        {may('change bookings') && !is_cancelled && (
          <button type="button" className="button-primary" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )}
      </PageHeader>
      <DepartureTabs departure_id={departure_id} current="changes" />
      {changes.length === 0 && <EmptyState title={words.none} lead={words.noneLead} />}
      <div className="grid gap-4">
        {changes.map((change) => (
          <ChangeCard key={change.id} change={change} />
        ))}
      </div>
      {isAdding && <ChangeForm departure={departure} onClose={() => setAdding(false)} />}
    </>
  )
}

function ChangeCard({ change }: { change: Change }) {
  const words = useText('changes')
  const localized = useLocalized()
  const { language } = useSession()
  const { id, kind, day, starts, before, after, reason, cost, by_name, at, bookings } = change
  const count = (answer: string | null) =>
    bookings.filter((booking) => booking.answer === answer && (answer !== null || !booking.has_left)).length
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby={`change-${id}`}>
      <div className="grid gap-1">
        <h2 id={`change-${id}`} className="font-semibold text-16">
          {words.kinds[kind]} · {words.dayText(day, starts)}
        </h2>
        <p className="wrap-break-word text-15">
          {localized(before)} → <span className="font-semibold">{localized(after)}</span>
        </p>
        <p className="wrap-break-word text-15 text-soft">
          {[localized(reason), localized(cost)].filter(Boolean).join(' · ')}
        </p>
        <p className="text-13 text-soft">{words.by(by_name, formatMoment(at, language))}</p>
      </div>
      <p className="font-semibold text-15 tabular-nums">
        {words.counts(count('agreed'), count('refused'), count(null))}
      </p>
      {count('refused') > 0 && <p className="text-15">{words.refusedLead}</p>}
      <ChangeActions change={change} />
      <ChangeAnswers change={change} />
    </section>
  )
}

function ChangeActions({ change: { id, is_open, withdrawn, to_remind, bookings } }: { change: Change }) {
  const words = useText('changes')
  const api = useApi()
  const toast = useToast()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const [isWithdrawing, setWithdrawing] = useState(false)
  if (withdrawn !== null) return <Badge className="justify-self-start">{words.withdrawn}</Badge>
  if (!is_open) return <p className="text-15 text-soft">{words.closed}</p>
  if (!may('change bookings')) return null
  const isAnswered = bookings.every(({ answer, has_left }) => answer !== null || has_left)
  const remind = () =>
    save(async (sending) => {
      const { asked } = await api.itineraryChange.remind({ id }, sending)
      toast(words.reminded(asked))
    })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void remind()}>
        {to_remind > 0 ? words.remind(to_remind) : words[isAnswered ? 'askNew' : 'remindNew']}
      </button>
      {bookings.every(({ answer }) => answer === null) && (
        <button type="button" className="button-danger" onClick={() => setWithdrawing(true)}>
          {words.withdraw}
        </button>
      )}
      <Problem>{problem}</Problem>
      {isWithdrawing && <WithdrawDialog id={id} onClose={() => setWithdrawing(false)} />}
    </div>
  )
}

function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useText('changes')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.withdrawAsk}
      lead={words.withdrawLead}
      confirmLabel={words.withdraw}
      send={() => api.itineraryChange.withdraw({ id })}
      doneText={words.withdrew}
      onClose={onClose}
    />
  )
}
