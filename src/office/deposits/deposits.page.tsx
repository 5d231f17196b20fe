// 입금 확인: each transfer of the bank with the booking it is probably for, confirmed by key.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { AsideDialog } from './aside-dialog.tsx'
import { ByHandDialog } from './by-hand-dialog.tsx'
import { DepositTabs } from './deposit-tabs.tsx'
import { LineCard } from './line-card.tsx'
import { type LineProposal, type OpenLine, sumSurplus } from './open-line.ts'
import { SecondPerson } from './second-person.tsx'
import { useLineKeys } from './use-line-keys.ts'

type ConfirmedLine = Pick<LineProposal, 'parts'> & { line: OpenLine }

export async function loader({ api }: LoaderArgs) {
  const [lines, rules] = await Promise.all([api.bank.openLines({}), api.agency.moneyRules({})])
  return { ...lines, ...rules }
}

export default function DepositsPage() {
  const words = useText('deposits')
  const { total, to_agree, lines, bookings, second_person_from } = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [finding, setFinding] = useState<OpenLine>()
  const [leaving, setLeaving] = useState<OpenLine>()
  const byNumber = new Map(bookings.map((booking) => [booking.booking_id, booking]))
  async function confirm(line: OpenLine, { parts }: LineProposal): Promise<void> {
    const saved = await save((sending) => api.bank.confirm({ parts }, sending))
    if (saved) tellConfirmed({ line, parts }, saved.answer)
  }
  function tellConfirmed({ line, parts }: ConfirmedLine, { is_waiting }: { is_waiting: boolean }): void {
    const surplus = sumSurplus(parts)
    if (is_waiting) toast(words.awaitsSecond)
    else if (surplus > 0) toast(words.givenBack(formatNumber(surplus)))
    else toast(words.confirmed(line.payer, formatNumber(line.amount)))
  }
  const list = useLineKeys(lines, {
    onConfirm: (line, proposal) => void confirm(line, proposal),
    onFind: setFinding,
    onLeave: setLeaving,
  })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead(total, to_agree)}>
        <OfficeLink to="/deposits/import" className="button-primary">
          {words.bring}
        </OfficeLink>
      </PageHeader>
      <DepositTabs current="open" />
      <Problem>{problem}</Problem>
      {lines.length === 0 ? (
        <EmptyState title={words.empty} lead={words.emptyLead} />
      ) : (
        <p className="mb-3 text-13 text-soft max-tablet:hidden">{words.keys}</p>
      )}
      <ol ref={list} className="grid gap-3">
        {lines.map((line) => (
          <LineCard
            key={line.id}
            line={line}
            bookings={byNumber}
            disabled={saving}
            onConfirm={(proposal) => void confirm(line, proposal)}
            onOpen={(dialog) => (dialog === 'find' ? setFinding : setLeaving)(line)}
          />
        ))}
      </ol>
      {total > lines.length && <p className="mt-3 text-13 text-soft">{words.more(lines.length)}</p>}
      <SecondPerson sum={second_person_from} />
      {finding && (
        <ByHandDialog
          line={finding}
          onConfirmed={(parts, answer) => {
            setFinding(undefined)
            tellConfirmed({ line: finding, parts }, answer)
          }}
          onClose={() => setFinding(undefined)}
        />
      )}
      {leaving && <AsideDialog line={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
