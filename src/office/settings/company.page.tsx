// The company as its site, contracts and mails show it.
import { useLoaderData } from 'react-router'
import { footerFields } from '#domain/agency/settings/company-fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized } from '#web/session.tsx'

export const loader = ({ api }: LoaderArgs) => api.agency.company()

type Settings = Awaited<ReturnType<Api['agency']['company']>>
type Company = Settings['company']

export default function CompanyPage() {
  const words = useText('company').details
  const settings = useLoaderData<typeof loader>()
  const { form, toLines } = useCompanyForm(settings)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <MissingFields company={settings.company} />
      <SaveForm key={settings.revision} form={form} toLines={toLines} className="grid max-w-4xl gap-4">
        <CompanyFields settings={settings} bind={form.bind} />
      </SaveForm>
    </>
  )
}

function useCompanyForm({ revision }: Settings) {
  const words = useText('company').details
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const form = useCallForm({
    call: ({ agency }) => agency.saveCompany,
    toInput: (values) => ({ revision, ...toCompany(values) }),
    send: (input) => api.agency.saveCompany(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () =>
      api.agency.company().then((theirs) => ({ ...theirs.company, revision: theirs.revision })),
  })
  const toLines = (values: Company): VersionLines =>
    Object.entries(words.fields).map(([name, label]) => [
      label,
      describe(new Map(Object.entries(values)).get(name)),
    ])
  const describe = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? localized({ ko: '', en: '', ...value })
      : String(value ?? '')
  return { form, toLines }
}

function toCompany(values: FormValues) {
  const toWords = (name: WordsName) => ({
    ko: values[`${name}.ko`] ?? '',
    en: values[`${name}.en`] ?? '',
  })
  return {
    company_name: toWords('company_name'),
    ceo_name: toWords('ceo_name'),
    address: toWords('address'),
    operating_time: toWords('operating_time'),
    insurance: toNullable(toWords('insurance')),
    privacy_person: toWords('privacy_person'),
    phone: values.phone,
    mail: values.mail,
    biz_number: values.biz_number,
    fax: values.fax || null,
    sales_number: values.sales_number || null,
    tourism_number: values.tourism_number || null,
    hosting_provider: values.hosting_provider || null,
    passport_days: Number(values.passport_days),
  }
}

const toNullable = (text: LocalizedText) => (text.ko || text.en ? text : null)

type Bind = ReturnType<typeof useCompanyForm>['form']['bind']
type FieldsProps = { settings: Settings; bind: Bind }

function CompanyFields({ settings, bind }: FieldsProps) {
  const { parts, fields, hints } = useText('company').details
  const { company } = settings
  const words = { settings, bind }
  const bindLine = (
    name: 'phone' | 'fax' | 'mail' | 'biz_number' | 'sales_number' | 'tourism_number' | 'hosting_provider',
  ) => ({
    ...bind(name),
    label: fields[name],
    defaultValue: company[name] ?? '',
  })
  return (
    <>
      <Panel title={parts.company}>
        <WordsField {...words} name="company_name" isRequired />
        <WordsField {...words} name="ceo_name" />
        <WordsField {...words} name="address" />
      </Panel>
      <Panel title={parts.contact}>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Field {...bindLine('phone')} type="tel" />
          <Field {...bindLine('fax')} type="tel" />
          <Field {...bindLine('mail')} type="email" hint={hints.mail} />
        </div>
        <WordsField {...words} name="operating_time" hint={hints.operating_time} />
      </Panel>
      <Panel title={parts.registration}>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Field {...bindLine('biz_number')} inputMode="numeric" hint={hints.biz_number} />
          <Field {...bindLine('sales_number')} hint={hints.sales_number} />
          <Field {...bindLine('tourism_number')} hint={hints.tourism_number} />
          <Field {...bindLine('hosting_provider')} hint={hints.hosting_provider} />
        </div>
        <WordsField {...words} name="insurance" hint={hints.insurance} />
      </Panel>
      <Panel title={parts.privacy}>
        <WordsField {...words} name="privacy_person" hint={hints.privacy_person} />
        <div className="max-w-60">
          <Field
            {...bind('passport_days')}
            label={fields.passport_days}
            hint={hints.passport_days}
            type="number"
            min={0}
            max={365}
            defaultValue={company.passport_days}
          />
        </div>
      </Panel>
    </>
  )
}

type WordsName = 'company_name' | 'ceo_name' | 'address' | 'operating_time' | 'insurance' | 'privacy_person'
type WordsFieldProps = FieldsProps & { name: WordsName; hint?: string; isRequired?: boolean }

function WordsField({
  settings: { company, languages },
  bind,
  name,
  hint,
  isRequired = false,
}: WordsFieldProps) {
  const { fields } = useText('company').details
  return (
    <div className={`grid gap-3 ${languages.length > 1 ? 'tablet:grid-cols-2' : ''}`}>
      <LanguageFields
        label={fields[name]}
        hint={hint}
        field={name}
        bind={bind}
        value={company[name]}
        isRequired={isRequired}
      />
    </div>
  )
}

/** What the law wants to be seen on the site and is not there yet. */
function MissingFields({ company }: { company: Company }) {
  const { missing, fields } = useText('company').details
  const localized = useLocalized()
  const isMissing = (value: Company[(typeof footerFields)[number]]) =>
    value === null || (typeof value === 'string' ? value : localized(value)) === ''
  const names = footerFields.filter((name) => isMissing(company[name])).map((name) => fields[name])
  if (names.length === 0) return null
  return (
    <p className="mb-4 max-w-4xl rounded-lg border border-line bg-wash p-3 text-15 text-warn">
      {missing(names.join(', '))}
    </p>
  )
}
