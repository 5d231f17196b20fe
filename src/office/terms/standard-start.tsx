// All required terms at once: standard texts with the company’s details, and two gaps nobody else knows.
import { useState } from 'react'
import type { StandardTermsName } from '#domain/agency/terms/office-calls.ts'
import { tourTermsNames } from '#domain/agency/terms/terms-types.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type Start = Awaited<ReturnType<Api['terms']['start']>>
type Gap = 'payment_agent' | 'message_sender'

export function StandardStart({ start }: { start: Start }) {
  const words = useText('terms')
  const { standard } = words
  return (
    <Panel title={standard.title}>
      <p className="text-15 text-soft">
        {standard.lead(start.types.map((type) => words.kinds[type]).join(', '))}
      </p>
      {start.missing.length > 0 ? (
        <p className="text-15">
          {standard.missing(start.missing.join(', '))}{' '}
          <OfficeLink to="/settings/company" className="text-brand-700 underline">
            {standard.toCompany}
          </OfficeLink>
        </p>
      ) : (
        <StandardForm start={start} />
      )}
    </Panel>
  )
}

function StandardForm({ start: { types, languages } }: { start: Start }) {
  const words = useText('terms')
  const { standard } = words
  const api = useApi()
  const toast = useToast()
  const [tour, setTour] = useState<(typeof tourTermsNames)[number]>('both')
  const [read, setRead] = useState<StandardTermsName>()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ terms }) => terms.publishStandard,
    toInput: (values) => {
      const toWords = (gap: Gap) =>
        Object.fromEntries(languages.map((language) => [language, values[`${gap}.${language}`] ?? '']))
      const gaps = { payment_agent: toWords('payment_agent'), message_sender: toWords('message_sender') }
      return { types, tour, ...gaps }
    },
    send: (input) => api.terms.publishStandard(input),
    onSaved: () => toast(standard.published(types.length)),
  })
  const languageLabel = useLanguageLabel()
  const fields = (gap: Gap) =>
    languages.map((language) => (
      <Field
        key={`${gap} ${language}`}
        {...bind(`${gap}.${language}`)}
        label={languageLabel(language, standard[gap])}
        hint={standard.hints[gap]}
        lang={language}
        required
      />
    ))
  const names = types.map((type): StandardTermsName => (type === 'tour' ? tour : type))
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <div className="grid items-start gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {types.includes('tour') && (
          <Select
            label={standard.tour}
            value={tour}
            choices={tourTermsNames.map((value) => ({ value, name: words.starts[value] }))}
            onChange={({ target }) => setTour(tourTermsNames.find((name) => name === target.value) ?? tour)}
          />
        )}
        {fields('payment_agent')}
        {fields('message_sender')}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15">
        <span className="text-soft">{standard.read}</span>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="min-h-11 text-brand-700 underline mouse:min-h-0"
            onClick={() => setRead(name)}
          >
            {words.starts[name]}
          </button>
        ))}
      </p>
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary justify-self-end" disabled={sending}>
        {standard.publish(types.length)}
      </button>
      {read && <StandardText name={read} languages={languages} onClose={() => setRead(undefined)} />}
    </form>
  )
}

type TextProps = { name: StandardTermsName; languages: Start['languages']; onClose: () => void }

function StandardText({ name, languages, onClose }: TextProps) {
  const words = useText('terms')
  const { close, failed } = useText('kit')
  const api = useApi()
  const { answer, error } = useCall(name, () => api.terms.standard({ name }))
  return (
    <Dialog title={words.starts[name]} onClose={onClose} closeLabel={close} className="max-w-3xl">
      <Problem>{error === undefined ? '' : failed}</Problem>
      {answer &&
        languages.map((language) => (
          <p
            key={language}
            lang={language}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached to be scrolled
            tabIndex={0}
            className="max-h-[60vh] overflow-y-auto whitespace-pre-line text-15"
          >
            {htmlToText(answer.contents[language])}
          </p>
        ))}
    </Dialog>
  )
}
