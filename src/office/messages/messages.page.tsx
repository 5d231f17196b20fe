// 메시지: what customers are told around their departure by itself, in the agency's words; what texts cost.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { typingPause_ms } from '#limits/display.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FigureTable } from '#office/kit/figure-table.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { Template } from './template.ts'
import { TemplateForm } from './template-form.tsx'

export async function loader({ api, url }: LoaderArgs) {
  const package_code = url.searchParams.get('trip') ?? ''
  const [{ list }, costs] = await Promise.all([
    api.message.templates({ package_code }),
    api.message.textCosts(),
  ])
  return { package_code, list, costs }
}

export default function MessagesPage() {
  const words = useText('messages')
  const { package_code, list, costs } = useLoaderData<typeof loader>()
  const may = useMay()
  return (
    <>
      <PageHeader
        title={package_code ? words.tripTitle(package_code) : words.title}
        lead={package_code ? words.tripLead : words.lead}
      >
        {package_code && (
          <OfficeLink to="/messages" className="button-secondary">
            {words.toAll}
          </OfficeLink>
        )}
      </PageHeader>
      {!costs.has_keys && <MissingKeys canAdd={may('company')} />}
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <ul className="grid gap-4">
          {list.map((template) => (
            <TemplateCard
              key={`${template.moment} ${package_code} ${template.revision}`}
              template={template}
              package_code={package_code}
            />
          ))}
        </ul>
        <div className="grid gap-4">
          <TextCosts list={costs.list} />
          <TripChooser />
        </div>
      </div>
    </>
  )
}

function MissingKeys({ canAdd }: { canAdd: boolean }) {
  const words = useText('messages')
  return (
    <p className="panel mb-4 p-4 text-15" role="status">
      {words.noKeys}{' '}
      {canAdd && (
        <OfficeLink to="/settings/connections" className="underline underline-offset-4">
          {words.toKeys}
        </OfficeLink>
      )}
    </p>
  )
}

const kakaoTones = { none: undefined, submitted: undefined, approved: 'good', refused: 'bad' } as const

function TemplateCard({ template, package_code }: { template: Template; package_code: string }) {
  const words = useText('messages')
  const localized = useLocalized()
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  const { moment, is_on, is_own, kakao_state, kakao_reason } = template
  return (
    <li className="panel grid gap-2 p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-2 mouse:min-h-9">
          <h2 className="font-semibold">{words.moments[moment]}</h2>
          <Badge>{describeDay(words, template)}</Badge>
          <Badge tone={is_on ? 'good' : undefined}>{is_on ? words.on : words.off}</Badge>
          {package_code && is_own && <Badge>{words.own}</Badge>}
          <Badge tone={kakaoTones[kakao_state]}>{words.kakao[kakao_state]}</Badge>
        </div>
        {may('change bookings') && (
          <button
            type="button"
            className="button-secondary"
            aria-label={words.editLabel(words.moments[moment])}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </button>
        )}
      </div>
      <p className="text-13 text-soft">{words.momentLeads[moment]}</p>
      <p className="text-15">
        <span className="block font-semibold">{localized(template.subject)}</span>
        <span className="block whitespace-pre-line">{localized(template.contents)}</span>
      </p>
      {kakao_state === 'refused' && <p className="text-13 text-bad">{kakao_reason}</p>}
      {isEditing && (
        <TemplateForm template={template} package_code={package_code} onClose={() => setEditing(false)} />
      )}
    </li>
  )
}

function describeDay(words: ReturnType<typeof useText<'messages'>>, { moment, day }: Template): string {
  if (moment === 'balance') return words.days.plan
  return moment === 'review' ? words.days.after(day) : words.days.before(day)
}

function TextCosts({ list }: { list: Awaited<ReturnType<Api['message']['textCosts']>>['list'] }) {
  const words = useText('messages')
  const columns = ['month', 'alimtalk', 'sms', 'failed', 'price'] as const
  return (
    <Panel title={words.costs}>
      {list.length === 0 && <p className="text-15 text-soft">{words.costsNone}</p>}
      {list.length > 0 && (
        <FigureTable
          heads={columns.map((column) => words.costsColumns[column])}
          rows={list.map(({ month, alimtalk, sms, failed, price }) => ({
            key: month,
            name: month,
            figures: [...[alimtalk, sms, failed].map(formatNumber), words.won(formatNumber(price))],
          }))}
        />
      )}
    </Panel>
  )
}

function TripChooser() {
  const words = useText('messages')
  const localized = useLocalized()
  const api = useApi()
  const [q, setQ] = useState('')
  const query = q.trim()
  const { answer } = useCall(query, () => api.message.trips({ q: query }), {
    delay_ms: typingPause_ms,
    keepsPrevious: true,
  })
  return (
    <Panel title={words.forTrip}>
      <Field
        type="search"
        label={words.forTripHint}
        {...getFieldLimits('message.trips', 'q')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {answer?.list.length === 0 && <p className="text-15 text-soft">{words.noTrip}</p>}
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {answer?.list.map(({ package_code, page_title, is_own }) => (
          <li key={package_code}>
            <OfficeLink
              to={`/messages?trip=${encodeURIComponent(package_code)}`}
              className="flex min-h-11 items-center gap-2 rounded-lg border border-line px-3 py-1.5 text-15 hover:border-brand-500"
            >
              <span className="min-w-0 grow">{localized(page_title)}</span>
              {is_own && <Badge className="shrink-0">{words.own}</Badge>}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
