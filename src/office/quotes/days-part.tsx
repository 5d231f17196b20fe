// The days of a quote as text, and what its price includes.
import { tripLimits } from '#limits/trip.ts'
import { Field, Textarea } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Plus } from '#ui/more-icons.ts'
import type { PartProps } from './use-quote-form.ts'

export function DaysPart({ content, change, bind }: PartProps) {
  const words = useText('quotes')
  const { days } = content
  const replace = (at: number, ...by: typeof days) => change({ days: days.toSpliced(at, 1, ...by) })
  return (
    <Panel title={words.days}>
      {days.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone
        <section key={at} className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0">
          <div className="flex items-center justify-between">
            <h3 className="font-semibold text-15 text-brand-700">{words.dayNumber(at + 1)}</h3>
            {days.length > 1 && (
              <button type="button" className="button-secondary" onClick={() => replace(at)}>
                {words.removeDay(at + 1)}
              </button>
            )}
          </div>
          <Field
            {...bind(`content.days.${at}.heading`)}
            label={`${words.dayNumber(at + 1)} ${words.heading}`}
            required
            value={day.heading}
            onChange={({ target }) => replace(at, { ...day, heading: target.value })}
          />
          <Textarea
            {...bind(`content.days.${at}.text`)}
            label={`${words.dayNumber(at + 1)} ${words.text}`}
            rows={4}
            value={day.text}
            onChange={({ target }) => replace(at, { ...day, text: target.value })}
          />
        </section>
      ))}
      {days.length < tripLimits.days && (
        <button
          type="button"
          className="button-secondary justify-self-start"
          onClick={() => change({ days: [...days, { heading: words.dayNumber(days.length + 1), text: '' }] })}
        >
          <Plus size={18} />
          {words.addDay}
        </button>
      )}
      {(['included', 'not_included'] as const).map((name) => (
        <Textarea
          key={name}
          {...bind(`content.${name}`)}
          label={name === 'included' ? words.included : words.notIncluded}
          hint={words.linesHint}
          rows={4}
          value={content[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </Panel>
  )
}
