// A message to those who booked a departure: typed once, to all or to some, now or at a time.
import { useState } from 'react'
import { parseSeoulMoment } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { MessagePreview } from '#office/messages/message-preview.tsx'
import { VariableList } from '#office/messages/variable-list.tsx'
import { useSiteLanguages } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'
import type { Bind } from '#web/use-form.ts'
import type { DepartureDetails } from './occupancy-bar.tsx'

const ways = ['mail', 'text', 'both'] as const
const kinds = ['service', 'ad'] as const
type Draft = {
  subject: string
  contents: string
  by: (typeof ways)[number]
  kind: (typeof kinds)[number]
  /** undefined: to all. */
  chosen: string[] | undefined
  /** When it goes out, in Seoul's time; an empty day is now. */
  day: string
  time: string
}
const emptyDraft: Draft = {
  subject: '',
  contents: '',
  by: 'mail',
  kind: 'service',
  chosen: undefined,
  day: '',
  time: '09:00',
}
type FieldsProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  bind: Bind
}

export function MessageForm({
  departure: { departure_id, package_code, list },
}: {
  departure: DepartureDetails
}) {
  const { departure: words } = useText('messages')
  const api = useApi()
  const toast = useToast()
  const [draft, setDraft] = useState(emptyDraft)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { subject, contents, by, kind, chosen, day, time } = draft
  const count = chosen?.length ?? list.length
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ departure }) => departure.message,
    toInput: () => {
      const send_at = day === '' ? undefined : parseSeoulMoment(`${day}T${time}`)
      return { departure_id, subject, contents, by, kind, bookings: chosen, send_at }
    },
    send: (input, sending) => api.departure.message(input, sending),
    onSaved: (_answer, { send_at }) => {
      toast(send_at ? words.scheduled : words.sent(count))
      setDraft(emptyDraft)
    },
  })
  const both = { subject: { ko: subject, en: subject }, contents: { ko: contents, en: contents } }
  return (
    <Panel title={words.send}>
      {list.length === 0 && <p className="text-15 text-soft">{words.nobody}</p>}
      {list.length > 0 && (
        <form className="grid gap-3" onSubmit={submit}>
          <Recipients list={list} chosen={chosen} onChoose={(numbers) => change({ chosen: numbers })} />
          <TemplateChoice package_code={package_code} onChoose={change} />
          <Field
            {...bind('subject')}
            label={words.subject}
            required
            value={subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
          <Textarea
            {...bind('contents')}
            label={words.contents}
            required
            rows={6}
            value={contents}
            onChange={({ target }) => change({ contents: target.value })}
          />
          <VariableList />
          <SendingFields draft={draft} onChange={change} bind={bind} />
          <MessagePreview words={both} booking={chosen?.[0] ?? list[0]?.booking_id} />
          <Problem>{problem}</Problem>
          <button type="submit" className="button-primary justify-self-end" disabled={sending || count === 0}>
            {day === '' ? words.chosen(count) : words.schedule}
          </button>
        </form>
      )}
    </Panel>
  )
}

/** The words of the trip, or the agency's: they are put into the fields, where they can be changed. */
function TemplateChoice({
  package_code,
  onChoose,
}: {
  package_code: string
  onChoose: (words: Pick<Draft, 'subject' | 'contents'>) => void
}) {
  const words = useText('messages')
  const api = useApi()
  const [language = 'ko'] = useSiteLanguages()
  const [chosen, setChosen] = useState('')
  const { answer } = useCall(package_code, () => api.message.templates({ package_code }))
  if (!answer) return null
  const choose = (moment: string) => {
    setChosen(moment)
    const template = answer.list.find((each) => each.moment === moment)
    if (template) onChoose({ subject: template.subject[language], contents: template.contents[language] })
  }
  return (
    <Select
      label={words.departure.template}
      value={chosen}
      choices={[
        { value: '', name: words.departure.templateNone },
        ...answer.list.map(({ moment }) => ({ value: moment, name: words.moments[moment] })),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  )
}

function Recipients({
  list,
  chosen,
  onChoose,
}: {
  list: DepartureDetails['list']
  chosen: string[] | undefined
  onChoose: (numbers: string[] | undefined) => void
}) {
  const { departure: words } = useText('messages')
  const toggle = (number: string, isChecked: boolean) =>
    onChoose(isChecked ? [...(chosen ?? []), number] : (chosen ?? []).filter((each) => each !== number))
  return (
    <fieldset className="grid gap-1">
      <legend className="text-13 text-soft">{words.to}</legend>
      <CheckBox checked={chosen === undefined} onCheck={(isChecked) => onChoose(isChecked ? undefined : [])}>
        {words.toAll(list.length)}
      </CheckBox>
      {chosen !== undefined && (
        <div className="grid max-h-60 gap-1 overflow-y-auto pl-6">
          {list.map(({ booking_id, name }) => (
            <CheckBox
              key={booking_id}
              checked={chosen.includes(booking_id)}
              onCheck={(isChecked) => toggle(booking_id, isChecked)}
            >
              {name}
            </CheckBox>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function SendingFields({ draft: { by, kind, day, time }, onChange, bind }: FieldsProps) {
  const words = useText('messages')
  const { departure } = words
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <Select
        {...bind('by')}
        label={words.by}
        value={by}
        choices={ways.map((value) => ({ value, name: words.ways[value] }))}
        onChange={({ target }) => onChange({ by: ways.find((way) => way === target.value) ?? 'mail' })}
      />
      <Select
        label={departure.kind}
        value={kind}
        hint={kind === 'ad' ? departure.adHint : undefined}
        choices={kinds.map((value) => ({ value, name: departure.kinds[value] }))}
        onChange={({ target }) => onChange({ kind: target.value === 'ad' ? 'ad' : 'service' })}
      />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-2">
        <Field
          {...bind('send_at')}
          label={departure.sendDay}
          hint={departure.sendDayHint}
          type="date"
          value={day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <Field
          label={departure.sendTime}
          type="time"
          required
          value={time}
          disabled={day === ''}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      </div>
    </div>
  )
}
