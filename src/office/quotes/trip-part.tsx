// Where a quote leads and when; and until when it holds.
import { Field, Select, Textarea } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { PartProps } from './use-quote-form.ts'

export function TripPart({ content, change, bind }: PartProps) {
  const words = useText('quotes')
  return (
    <Panel title={words.tripPanel}>
      <Field
        {...bind('content.title')}
        label={words.titleField}
        required
        value={content.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        {(['departure_date', 'valid_until'] as const).map((name) => (
          <Field
            key={name}
            {...bind(`content.${name}`)}
            type="date"
            label={name === 'departure_date' ? words.departureDate : words.validUntil}
            hint={name === 'valid_until' ? words.validHint : undefined}
            required
            value={content[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <Field
          {...bind('content.nights')}
          type="number"
          label={words.nights}
          {...getFieldLimits('quote.sendQuote', 'content.nights')}
          value={content.nights}
          onChange={({ target }) => change({ nights: Number(target.value) })}
        />
        <Select
          label={words.destination}
          value={content.destination}
          choices={(['overseas', 'domestic'] as const).map((value) => ({
            value,
            name: words.destinations[value],
          }))}
          onChange={({ target }) =>
            change({ destination: target.value === 'domestic' ? 'domestic' : 'overseas' })
          }
        />
      </div>
      <Textarea
        {...bind('content.note')}
        label={words.note}
        rows={3}
        value={content.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Panel>
  )
}
