// One consultation: who asks, who has it in charge, what was answered.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { consultationStates } from '#domain/board/consultation-states.ts'
import { formatTelHref } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { LinkDialog } from '#office/kit/link-dialog.tsx'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { CreateQuoteButton } from '#office/quotes/create-quote-button.tsx'
import { useMay } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { ConsultationBadge, isConsultationState } from './consultation-badge.tsx'

export const loader = ({ api, params }: LoaderArgs) => api.board.consultation({ id: Number(params.id) })

type ConsultationDetails = ReturnType<typeof useLoaderData<typeof loader>>
type QuestionText = ReturnType<typeof useText<'questions'>>

export default function ConsultationPage() {
  const words = useText('questions')
  const { language } = useSession()
  const localized = useLocalized()
  const consultation = useLoaderData<typeof loader>()
  const may = useMay()
  const { name, page_title, contents, reg_date, state } = consultation
  return (
    <>
      <PageHeader title={words.consultationTitle(name)} lead={formatMoment(reg_date, language)}>
        <OfficeLink to="/questions/consultations" className="button-secondary">
          {words.toList}
        </OfficeLink>
        {may('change bookings') && (
          <>
            <DocumentLinkButton id={consultation.id} />
            <CreateQuoteButton beginning={{ consult: consultation.id }} label={words.createQuote} />
          </>
        )}
      </PageHeader>
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Panel title={words.question} aside={<ConsultationBadge state={state} />}>
            {page_title && <p className="text-15 text-soft">{localized(page_title)}</p>}
            <p className="whitespace-pre-line text-15">{contents}</p>
          </Panel>
          <AnswerForm consultation={consultation} />
          <AnswerHistory answers={consultation.answers} isPlainText />
        </div>
        <div className="grid gap-4">
          <CustomerPanel {...consultation} />
          <AssigneePanel key={consultation.revision} consultation={consultation} />
        </div>
      </div>
    </>
  )
}

function DocumentLinkButton({ id }: { id: number }) {
  const words = useText('questions')
  const api = useApi()
  const { save, saving, problem } = useSave()
  const [address, setAddress] = useState('')
  const issue = () => save(async () => setAddress((await api.document.consultationLink({ id })).address))
  return (
    <>
      <button type="button" className="button-secondary" disabled={saving} onClick={() => void issue()}>
        {words.issueLink}
      </button>
      <Problem>{problem}</Problem>
      {address && (
        <LinkDialog
          title={words.documentLink}
          lead={words.documentLinkLead}
          address={address}
          onClose={() => setAddress('')}
        />
      )}
    </>
  )
}

function CustomerPanel({ name, contact, email }: Pick<ConsultationDetails, 'name' | 'contact' | 'email'>) {
  const words = useText('questions')
  return (
    <Panel title={words.who}>
      <p className="font-semibold text-15">{name}</p>
      <a href={formatTelHref(contact)} className="-my-2.5 py-2.5 text-15 text-brand-700 underline">
        {contact}
      </a>
      {email && (
        <a href={`mailto:${email}`} className="-my-2.5 break-all py-2.5 text-15 text-brand-700 underline">
          {email}
        </a>
      )}
    </Panel>
  )
}

/** Saved as soon as it is chosen. */
function AssigneePanel({
  consultation: { id, revision, state, in_charge, due, people },
}: {
  consultation: ConsultationDetails
}) {
  const words = useText('questions')
  const { none, saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const change = async (to: Partial<Pick<ConsultationDetails, 'state' | 'in_charge' | 'due'>>) => {
    const input = { id, revision, state, in_charge, due, ...to }
    if (await save(() => api.board.updateConsultation(input))) toast(saved)
  }
  return (
    <Panel title={words.state}>
      <Select
        label={words.state}
        value={state}
        disabled={saving}
        onChange={({ target }) => isConsultationState(target.value) && void change({ state: target.value })}
        choices={consultationStates.map((value) => ({ value, name: words.states[value] }))}
      />
      <Select
        label={words.inCharge}
        value={in_charge ?? ''}
        disabled={saving}
        onChange={({ target }) =>
          void change({ in_charge: target.value === '' ? null : Number(target.value) })
        }
        choices={[
          { value: '', name: none },
          ...people.map((person) => ({ value: String(person.id), name: person.name })),
        ]}
      />
      <Field
        type="date"
        label={words.due}
        hint={words.dueHint}
        value={due ?? ''}
        disabled={saving}
        onChange={({ target }) => void change({ due: target.value || null })}
      />
      <Problem>{problem}</Problem>
    </Panel>
  )
}

function AnswerForm({ consultation }: { consultation: ConsultationDetails }) {
  const { id, revision, email, answers } = consultation
  const words = useText('questions')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem, conflict, sent, sendAgain } = useCallForm({
    call: ({ board }) => board.answerConsultation,
    toInput: ({ contents, isDone }) => ({
      id,
      revision,
      contents,
      state: isDone === undefined ? 'under_way' : 'done',
    }),
    send: (input) => api.board.answerConsultation(input),
    onSaved: () => toast(email ? words.mailed : words.savedWithoutMail),
    loadTheirs: () => api.board.consultation({ id }),
  })
  return (
    <form className="panel grid gap-3 p-4" onSubmit={submit}>
      <Textarea
        key={answers.length}
        {...bind('contents')}
        label={words.answer}
        hint={email ? words.goesTo(email) : words.noAddress}
        rows={8}
        required
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CheckBox name="isDone" defaultChecked>
          {words.thenDone}
        </CheckBox>
        <button type="submit" className="button-primary" disabled={sending}>
          {email ? words.mailNow : words.saveWithoutMail}
        </button>
      </div>
      {sent && (
        <SaveConflictDialog
          conflict={conflict}
          toLines={(theirs) => toConsultationLines(theirs, words)}
          mine={() => [[words.answer, sent.contents]]}
          onKeepMine={(current) => sendAgain({ ...sent, revision: current })}
        />
      )}
    </form>
  )
}

/** Its state after somebody else changed it. */
const toConsultationLines = (
  { state, in_charge_name, answers }: ConsultationDetails,
  words: QuestionText,
): VersionLines => [
  [words.state, words.states[state]],
  [words.inCharge, in_charge_name ?? ''],
  [words.answer, answers[0]?.contents ?? ''],
]
