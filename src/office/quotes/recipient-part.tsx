// Whom a quote is for.
import type { ChangeEvent } from 'react'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { QuoteForm } from './use-quote-form.ts'

export function RecipientPart({ form }: { form: QuoteForm }) {
  const words = useText('quotes')
  const { recipient } = form.fields
  const getFieldProps = (name: 'name' | 'contact' | 'email') => ({
    ...form.bind(`recipient.${name}`),
    ...getFieldLimits('quote.sendQuote', `recipient.${name}`),
    value: recipient[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.changeRecipient({ [name]: target.value }),
  })
  return (
    <Panel title={words.recipient}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label={words.name} {...getFieldProps('name')} />
        <Field type="tel" label={words.contact} {...getFieldProps('contact')} />
        <Field type="email" label={words.email} hint={words.emailHint} {...getFieldProps('email')} />
        <Select
          label={words.language}
          value={recipient.language}
          choices={(['ko', 'en'] as const).map((value) => ({ value, name: words.languages[value] }))}
          onChange={({ target }) => form.changeRecipient({ language: target.value === 'en' ? 'en' : 'ko' })}
        />
      </div>
    </Panel>
  )
}
