// The messages of a departure: what its people must know, one typed by staff, and what went out.

import { useLoaderData } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Textarea } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'
import { DepartureTabs } from './departure-tabs.tsx'
import { MessageForm } from './message-form.tsx'

export async function loader({ api, params }: LoaderArgs) {
  const departure_id = Number(params.departure)
  const [departure, notice] = await Promise.all([
    api.departure.one({ departure_id }),
    api.departure.notice({ departure_id }),
  ])
  return { departure, notice }
}

export default function DepartureMessagesPage() {
  const { day } = useText('occupancy')
  const localized = useLocalized()
  const may = useMay()
  const { departure, notice } = useLoaderData<typeof loader>()
  const { departure_id, page_title, departure_date, messages, is_cancelled } = departure
  usePolling(
    messages.some(({ is_started, sent, all }) => is_started && sent < all),
    { every_ms: 2_000 },
  )
  const canSend = may('change bookings') && !is_cancelled
  return (
    <>
      <PageHeader title={`${day(departure_date)} ${localized(page_title)}`} />
      <DepartureTabs departure_id={departure_id} current="messages" />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          {canSend && <MessageForm key={messages.length} departure={departure} />}
          <MessageHistory messages={messages} />
        </div>
        <NoticeForm key={notice.revision} departure_id={departure_id} notice={notice} />
      </div>
    </>
  )
}

type Messages = Awaited<ReturnType<Api['departure']['one']>>['messages']

function MessageHistory({ messages }: { messages: Messages }) {
  const { departure: words } = useText('messages')
  const { language } = useSession()
  return (
    <Panel title={words.history}>
      {messages.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message.id} className="grid gap-1 py-3 text-15">
            <span className="font-semibold">{message.subject}</span>
            <span className="whitespace-pre-line text-soft">{message.contents}</span>
            <span className="flex flex-wrap items-center gap-2 text-13 text-soft">
              <MessageState message={message} />
              {words.by(message.by_name, formatMoment(message.at, language))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function MessageState({ message }: { message: Messages[number] }) {
  const { departure: words } = useText('messages')
  const { language } = useSession()
  const { id, is_started, withdrawn, send_at, letters, sent, all } = message
  if (withdrawn) return <Badge>{words.wasWithdrawn}</Badge>
  if (is_started && letters === 0) return <Badge>{words.nobodyLeft}</Badge>
  if (is_started) return <span role="status">{words.progress(sent, all)}</span>
  return (
    <>
      <Badge>{words.waits(formatMoment(send_at ?? '', language))}</Badge>
      <WithdrawButton id={id} />
    </>
  )
}

function WithdrawButton({ id }: { id: number }) {
  const { departure: words } = useText('messages')
  const api = useApi()
  const toast = useToast()
  const may = useMay()
  const { save, saving, problem } = useSave()
  if (!may('change bookings')) return null
  const withdraw = async () => {
    if (await save(() => api.departure.withdrawMessage({ id }))) toast(words.withdrawn)
  }
  return (
    <>
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void withdraw()}>
        {words.withdraw}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}

type Notice = Awaited<ReturnType<Api['departure']['notice']>>
const noticeLines = ['meeting_point', 'meeting_time', 'guide_name', 'guide_phone'] as const

function NoticeForm({ departure_id, notice }: { departure_id: number; notice: Notice }) {
  const { notice: words } = useText('messages')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const may = useMay()
  const form = useCallForm({
    call: ({ departure }) => departure.saveNotice,
    toInput: (values) => ({ ...values, departure_id, revision: notice.revision }),
    send: (input) => api.departure.saveNotice(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () => api.departure.notice({ departure_id }),
  })
  const toLines = (version: Omit<Notice, 'trip_meeting'>): VersionLines =>
    ([...noticeLines, 'emergency'] as const).map((name) => [words[name], version[name]])
  const place = notice.trip_meeting ? localized(notice.trip_meeting) : ''
  const readOnly = !may('change bookings')
  const fields = (
    <>
      {noticeLines.map((name) => (
        <Field
          key={name}
          {...form.bind(name)}
          label={words[name]}
          hint={name === 'meeting_point' && place ? words.meetingHint(place) : undefined}
          readOnly={readOnly}
          defaultValue={notice[name]}
        />
      ))}
      <Textarea
        {...form.bind('emergency')}
        label={words.emergency}
        hint={words.emergencyHint}
        rows={3}
        readOnly={readOnly}
        defaultValue={notice.emergency}
      />
    </>
  )
  return (
    <Panel title={words.title}>
      <p className="text-15 text-soft">{words.lead}</p>
      {readOnly ? (
        <div className="grid gap-3">{fields}</div>
      ) : (
        <SaveForm form={form} toLines={toLines}>
          {fields}
        </SaveForm>
      )}
    </Panel>
  )
}
