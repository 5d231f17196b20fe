// What is bought besides: the price of a room alone, options, and the papers a traveller is asked for.
import { balanceDays, usualDeposit } from '#limits/trade.ts'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { BilingualField } from './bilingual-field.tsx'
import { type SectionProps, TripField } from './trip-field.tsx'

export default function ExtrasSection({ content, change }: SectionProps) {
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <TripField name="single_supplement" content={content} change={change} />
      </div>
      <OptionList content={content} change={change} />
      <PaymentPlanFields content={content} change={change} />
      <TripField name="file_request" content={content} change={change} />
    </div>
  )
}

/** Whoever chooses a deposit starts with the usual one. */
const fillPlan = ({ deposit_percent, deposit_won, balance_days }: SectionProps['content']) => ({
  deposit_percent: deposit_percent ?? (deposit_won === null ? usualDeposit.percent : null),
  balance_days: balance_days ?? balanceDays.usual,
})

/** Its own plan, where it is not paid as the agency's other trips are. */
function PaymentPlanFields({ content, change }: SectionProps) {
  const words = useText('trips')
  const { pay_plan } = content
  return (
    <fieldset className="grid gap-3 tablet:grid-cols-4">
      <legend className="sr-only">{words.fields.pay_plan}</legend>
      <TripField
        name="pay_plan"
        content={content}
        change={(part) => change({ ...fillPlan(content), ...part })}
      />
      {pay_plan !== null && pay_plan !== 'whole' && (
        <>
          <TripField
            name="deposit_percent"
            content={content}
            change={(part) => change({ ...part, deposit_won: null })}
          />
          <TripField
            name="deposit_won"
            content={content}
            change={(part) => change({ ...part, deposit_percent: null })}
          />
          <TripField name="balance_days" content={content} change={change} />
        </>
      )}
    </fieldset>
  )
}

type TripOption = SectionProps['content']['options'][number]

/** With an empty one below the last, which becomes an option when it is typed into. */
function OptionList({ content: { options }, change }: SectionProps) {
  const words = useText('trips')
  const rows = [...options, { option_id: '', name: { ko: '', en: '' }, price: 0 }]
  const putOption = (at: number, option: TripOption) => {
    const option_id = option.option_id || `option-${crypto.randomUUID().slice(0, 8)}`
    change({ options: [...options.slice(0, at), { ...option, option_id }, ...options.slice(at + 1)] })
  }
  return (
    <fieldset className="grid min-w-0 gap-2" data-field="options">
      <legend className="mb-1 font-medium text-15">{words.fields.options}</legend>
      {rows.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option gets its name when it is typed
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_8rem_2.25rem] items-start gap-1">
          <OptionFields option={option} at={at} onChange={(next) => putOption(at, next)} />
          {at < options.length && (
            <IconButton
              name={words.removeLine(words.fields.options, at + 1)}
              onClick={() => change({ options: options.toSpliced(at, 1) })}
            >
              <X size={18} />
            </IconButton>
          )}
        </div>
      ))}
    </fieldset>
  )
}

type OptionFieldsProps = { option: TripOption; at: number; onChange: (option: TripOption) => void }

function OptionFields({ option, at, onChange }: OptionFieldsProps) {
  const words = useText('trips')
  const label = words.lineLabel(words.fields.options, at + 1)
  return (
    <>
      <BilingualField
        field={`options.${at}`}
        path={`options.${at}.name`}
        label={label}
        value={option.name}
        hidesLabel
        onChange={(name) => onChange({ ...option, name })}
      />
      <input
        type="number"
        {...getFieldLimits('trip.saveDraft', 'content.options.price')}
        step={1_000}
        className="form-control text-right tabular-nums"
        aria-label={`${label} ${words.fields.optionPrice}`}
        value={option.price || ''}
        placeholder={words.fields.optionPrice}
        onChange={({ target }) => onChange({ ...option, price: Number(target.value) })}
      />
    </>
  )
}
