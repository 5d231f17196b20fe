// What an operator does with an agency, each behind a question: open, pause, resume, hand over, close.
import { languageChoices } from '#i18n/language.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { ReasonDialog } from '#office/kit/reason-dialog.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { AgencyOverview } from './agency-overview.ts'
import { LimitsDialog } from './limits-dialog.tsx'
import { RecordsDialog } from './records-dialog.tsx'

export type AgencyAction = 'pause' | 'resume' | 'limits' | 'handOver' | 'close' | 'records'
type Props = { agency: AgencyOverview; onClose: () => void }

export function AgencyDialog({ action, ...props }: Props & { action: AgencyAction }) {
  if (action === 'handOver') return <HandOverDialog {...props} />
  if (action === 'limits') return <LimitsDialog {...props} />
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
  const isPause = action === 'pause'
  const name = localized(agency.company_name)
  return (
    <ConfirmAction
      title={isPause ? words.pauseAsk(name) : words.resumeAsk(name)}
      lead={isPause ? words.pauseLead : words.resumeLead}
      confirmLabel={words[action]}
      danger={isPause}
      send={() => api.operator[action]({ agency: agency.travel_agency })}
      doneText={isPause ? words.paused : words.resumed}
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

function CloseDialog({ agency: { travel_agency, company_name, state }, onClose }: Props) {
  const words = useText('console')
  const localized = useLocalized()
  const api = useApi()
  return (
    <ReasonDialog
      title={`${words.close}: ${localized(company_name)}`}
      lead={state === 'preparing' ? words.closeUnopenedLead : words.closeLead}
      label={words.closeName}
      field="name"
      confirmLabel={words.close}
      danger
      call={({ operator }) => operator.close}
      toInput={({ name, without_export }) => ({
        agency: travel_agency,
        name,
        without_export: without_export !== undefined,
      })}
      send={(input) => api.operator.close(input)}
      doneText={words.closed}
      onClose={onClose}
    >
      {() => state === 'paused' && <CheckBox name="without_export">{words.withoutExport}</CheckBox>}
    </ReasonDialog>
  )
}
