// What an agency may use, each limit with what is used of it now.
import { formatFileSize, formatNumber } from '#lib/format.ts'
import { agencyLimits } from '#limits/agency.ts'
import { unprovedLimits } from '#limits/trade.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import type { AgencyOverview } from './agency-overview.ts'

type StoredLimits = Awaited<ReturnType<Api['operator']['limits']>>
type LimitWords = Omit<StoredLimits, 'used' | 'revision'>
type Props = { agency: AgencyOverview; onClose: () => void }

const limitNames = ['storage_gb', 'mails_a_day', 'texts_a_day', 'texts_a_month'] as const
const holdNames = ['seats', 'percent', 'least', 'each', 'network_percent'] as const

export function LimitsDialog({ agency, onClose }: Props) {
  const words = useText('console')
  const localized = useLocalized()
  const api = useApi()
  const describeError = useDescribeError()
  const { answer, error } = useCall(String(agency.travel_agency), () =>
    api.operator.limits({ agency: agency.travel_agency }),
  )
  return (
    <Dialog
      title={`${words.limits}: ${localized(agency.company_name)}`}
      onClose={onClose}
      className="max-w-2xl"
    >
      {error !== undefined && <Problem>{describeError(error)}</Problem>}
      {answer && <LimitsForm agency={agency.travel_agency} stored={answer} onClose={onClose} />}
    </Dialog>
  )
}

type LimitsFormProps = { agency: number; stored: StoredLimits; onClose: () => void }

function LimitsForm({ agency, stored, onClose }: LimitsFormProps) {
  const words = useText('console')
  const api = useApi()
  const toast = useToast()
  const form = useCallForm({
    call: ({ operator }) => operator.saveLimits,
    toInput: (values) => ({ agency, revision: stored.revision, ...toLimits(values) }),
    send: (input) => api.operator.saveLimits(input),
    onSaved: () => {
      toast(words.limitsSaved)
      onClose()
    },
    loadTheirs: () => api.operator.limits({ agency }),
  })
  const { used } = stored
  const hints = {
    storage_gb: words.usedStorage(used.storage_bytes > 0 ? formatFileSize(used.storage_bytes) : ''),
    mails_a_day: words.usedMails(formatNumber(used.mails_today)),
    texts_a_day: words.usedTexts(formatNumber(used.texts_today)),
    texts_a_month: words.usedTextsOfMonth(formatNumber(used.texts_month)),
  }
  const toLines = (version: LimitWords): VersionLines => [
    ...limitNames.map((name) => [words.limitFields[name], formatLimit(version[name])] as const),
    ...holdNames.map((name) => [words.holdFields[name], formatLimit(version.holds[name])] as const),
  ]
  return (
    <SaveForm form={form} toLines={toLines} className="grid gap-4" onClose={onClose}>
      <p className="text-15 text-soft">{words.limitsLead}</p>
      {used.delayed > 0 && (
        <p className="text-15 text-warn">{words.delayedNow(formatNumber(used.delayed))}</p>
      )}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {limitNames.map((name) => (
          <Field
            key={name}
            {...form.bind(name)}
            required={false} // empty is the default
            type="number"
            label={words.limitFields[name]}
            hint={hints[name]}
            placeholder={words.usual(formatNumber(agencyLimits[name]))}
            defaultValue={stored[name] ?? ''}
          />
        ))}
      </div>
      <fieldset className="grid gap-4 border-line border-t pt-4">
        <legend className="float-left font-semibold text-15">{words.holds}</legend>
        <p className="clear-both text-13 text-soft">{words.holdsLead(formatNumber(used.seats))}</p>
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          {holdNames.map((name) => (
            <Field
              key={name}
              {...form.bind(`holds.${name}`)}
              required={false}
              type="number"
              label={words.holdFields[name]}
              placeholder={words.usual(formatNumber(unprovedLimits[name]))}
              defaultValue={stored.holds[name] ?? ''}
            />
          ))}
        </div>
      </fieldset>
    </SaveForm>
  )
}

const formatLimit = (limit: number | null) => (limit === null ? '' : formatNumber(limit))
const toLimit = (typed: string | undefined) => (typed ? Number(typed) : null)

const toLimits = (values: FormValues) => ({
  ...Object.fromEntries(limitNames.map((name) => [name, toLimit(values[name])])),
  holds: Object.fromEntries(holdNames.map((name) => [name, toLimit(values[`holds.${name}`])])),
})
