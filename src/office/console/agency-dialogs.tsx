// What an operator does with an agency, each behind a question: open, pause, resume, hand over, close.

import { useState } from 'react'
import { languageChoices } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmDialog } from '#office/kit/confirm-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FormActions } from '#office/kit/form-actions.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import { RecordsDialog } from './records-dialog.tsx'

export type AgencyOverview = Awaited<ReturnType<Api['operator']['agencies']>>['list'][number]
export type AgencyAction = 'pause' | 'resume' | 'handOver' | 'close' | 'records'
type Props = { agency: AgencyOverview; onClose: () => void }

export function AgencyDialog({ action, ...props }: Props & { action: AgencyAction }) {
  if (action === 'handOver') return <HandOverDialog {...props} />
  if (action === 'records') return <RecordsDialog {...props} />
  if (action === 'close') return <CloseDialog {...props} />
  return <SalesDialog action={action} {...props} />
}

export function OpenAgencyDialog({ onClose }: { onClose: () => void }) {
  const words = useText('console')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ operator }) => operator.openAgency,
    send: (input) => api.operator.openAgency(input),
    onSaved: (_answer, { email }) => {
      toast(words.opened(email))
      onClose()
    },
  })
  return (
    <Dialog title={words.open} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.openLead}</p>
        <Field {...bind('name')} label={words.name} required />
        <Field {...bind('email')} type="email" label={words.email} autoComplete="off" required />
        <Select {...bind('language')} label={words.language} choices={languageChoices} />
        <Problem>{problem}</Problem>
        <FormActions submit={words.openSubmit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function SalesDialog({ action, agency, onClose }: Props & { action: 'pause' | 'resume' }) {
  const words = useText('console')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const isPause = action === 'pause'
  const name = localized(agency.company_name)
  const confirm = async () => {
    if (!(await save(() => api.operator[action]({ agency: agency.travel_agency })))) return
    toast(isPause ? words.paused : words.resumed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={isPause ? words.pauseAsk(name) : words.resumeAsk(name)}
      lead={isPause ? words.pauseLead : words.resumeLead}
      confirmLabel={words[action]}
      danger={isPause}
      saving={saving}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

function HandOverDialog({ agency, onClose }: Props) {
  const words = useText('console')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ operator }) => operator.handOver,
    toInput: ({ email }) => ({ email, agency: agency.travel_agency }),
    send: (input) => api.operator.handOver(input),
    onSaved: (_answer, { email }) => {
      toast(words.opened(email))
      onClose()
    },
  })
  return (
    <Dialog title={words.handOver} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.handOverLead}</p>
        <Field {...bind('email')} type="email" label={words.email} autoComplete="off" required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.handOverSubmit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function CloseDialog({ agency, onClose }: Props) {
  const words = useText('console')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [without_export, setWithoutExport] = useState(false)
  const close = async (name: string) => {
    const { travel_agency } = agency
    if (!(await save(() => api.operator.close({ agency: travel_agency, name, without_export })))) return
    toast(words.closed)
    onClose()
  }
  return (
    <ReasonDialog
      title={`${words.close}: ${localized(agency.company_name)}`}
      lead={words.closeLead}
      label={words.closeName}
      limits={getFieldLimits('operator.close', 'name')}
      confirmLabel={words.close}
      danger
      saving={saving}
      problem={problem}
      error={wrong.name}
      onConfirm={(name) => void close(name)}
      onClose={onClose}
    >
      {agency.state === 'paused' && (
        <CheckBox checked={without_export} onCheck={setWithoutExport}>
          {words.withoutExport}
        </CheckBox>
      )}
    </ReasonDialog>
  )
}
