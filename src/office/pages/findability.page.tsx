// What search engines and messengers show of the home page and of the list of trips.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Textarea } from '#office/kit/field.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import type { LoaderArgs } from '#office/page.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import type { FieldErrors } from '#web/use-submit.ts'
import { SearchPreview } from './search-preview.tsx'

export const loader = ({ api }: LoaderArgs) => api.page.meta()

type MetaSettings = Awaited<ReturnType<Api['page']['meta']>>
type Meta = MetaSettings['meta']
type WordsName = 'title' | 'description' | 'keywords' | 'list_title' | 'list_description'
const wordsNames: WordsName[] = ['title', 'description', 'keywords', 'list_title', 'list_description']

export default function FindabilityPage() {
  const settings = useLoaderData<typeof loader>()
  return <MetaForm key={settings.revision} settings={settings} />
}

function MetaForm({ settings }: { settings: MetaSettings }) {
  const { findability: words } = useText('pages')
  const { form, meta, update } = useMetaForm(settings)
  const fields = { meta, update, wrong: form.wrong, languages: settings.languages }
  const toLines = (version: Meta): VersionLines =>
    wordsNames.map((name) => [
      words.fields[name],
      [version[name].ko, version[name].en].filter(Boolean).join('\n'),
    ])
  const { site, company_name, hero_path } = settings
  const common = { site, company_name, picture: meta.img ?? hero_path }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <SaveForm form={form} toLines={toLines} className="grid max-w-4xl grid-cols-1 gap-4">
        <Panel title={words.home}>
          <MetaFields names={['title', 'description', 'keywords']} {...fields} />
          <PictureField label={words.fields.img} path={meta.img} onChange={(img) => update({ img })} />
          <SearchPreview {...common} path="/" title={meta.title} description={meta.description} isHome />
        </Panel>
        <Panel title={words.list}>
          <MetaFields names={['list_title', 'list_description']} {...fields} />
          <SearchPreview
            {...common}
            path="/travel"
            title={isEmpty(meta.list_title) ? words.listTitle : meta.list_title}
            description={isEmpty(meta.list_description) ? meta.description : meta.list_description}
          />
        </Panel>
        <p className="text-13 text-soft">{words.trips}</p>
      </SaveForm>
    </>
  )
}

const isEmpty = ({ ko, en }: LocalizedText) => ko === '' && en === ''

function useMetaForm(settings: MetaSettings) {
  const { findability: words } = useText('pages')
  const api = useApi()
  const toast = useToast()
  const [meta, setMeta] = useState(settings.meta)
  useUnsavedChangesPrompt(JSON.stringify(meta) !== JSON.stringify(settings.meta))
  const form = useCallForm({
    call: ({ page }) => page.saveMeta,
    toInput: () => ({ ...meta, revision: settings.revision }),
    send: (input) => api.page.saveMeta(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () => api.page.meta().then((theirs) => ({ ...theirs.meta, revision: theirs.revision })),
  })
  return { form, meta, update: (change: Partial<Meta>) => setMeta({ ...meta, ...change }) }
}

type MetaFieldsProps = Pick<MetaSettings, 'meta' | 'languages'> & {
  names: WordsName[]
  wrong: FieldErrors
  update: (change: Partial<Meta>) => void
}

function MetaFields({ names, meta, update, wrong, languages }: MetaFieldsProps) {
  const { findability: words } = useText('pages')
  const languageLabel = useLanguageLabel()
  return names.flatMap((name) =>
    languages.map((language) => {
      const fieldProps = {
        label: languageLabel(language, words.fields[name]),
        lang: language,
        maxLength: name.endsWith('title') ? 100 : 300,
        value: meta[name][language],
        error: wrong[`${name}.${language}`],
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          update({ [name]: { ...meta[name], [language]: currentTarget.value } }),
      }
      const key = `${name} ${language}`
      return name.endsWith('description') ? (
        <Textarea key={key} rows={2} {...fieldProps} />
      ) : (
        <Field key={key} {...fieldProps} />
      )
    }),
  )
}
