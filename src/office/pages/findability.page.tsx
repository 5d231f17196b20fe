// What search engines and messengers show of the home page and of the list of trips.
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LocalizedText } from '#i18n/language.ts'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { Field, Textarea } from '../kit/field.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Panel } from '../kit/panel.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'
import { useUnsavedChangesPrompt } from '../kit/use-unsaved-changes-prompt.ts'
import { PictureField } from '../look/picture-field.tsx'
import type { LoaderArgs } from '../page.ts'
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
  const { save: saveWord } = useText('kit')
  const form = useMetaForm(settings)
  const { meta, update } = form
  const { site, company_name, hero_path } = settings
  const common = { site, company_name, picture: meta.img ?? hero_path }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <form
        className="grid max-w-4xl grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(settings.revision)
        }}
      >
        <Panel title={words.home}>
          <MetaFields
            names={['title', 'description', 'keywords']}
            form={form}
            languages={settings.languages}
          />
          <PictureField label={words.fields.img} path={meta.img} onChange={(img) => update({ img })} />
          <SearchPreview {...common} path="/" title={meta.title} description={meta.description} isHome />
        </Panel>
        <Panel title={words.list}>
          <MetaFields names={['list_title', 'list_description']} form={form} languages={settings.languages} />
          <SearchPreview
            {...common}
            path="/travel"
            title={isEmpty(meta.list_title) ? words.listTitle : meta.list_title}
            description={isEmpty(meta.list_description) ? meta.description : meta.list_description}
          />
        </Panel>
        <p className="text-13 text-soft">{words.trips}</p>
        <Problem>{form.problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={form.saving}>
          {saveWord}
        </button>
      </form>
      <MetaConflict form={form} />
    </>
  )
}

const isEmpty = ({ ko, en }: LocalizedText) => ko === '' && en === ''

function useMetaForm(settings: MetaSettings) {
  const { findability: words } = useText('pages')
  const api = useApi()
  const toast = useToast()
  const [meta, setMeta] = useState(settings.meta)
  const { save, ...saving } = useSaveWithConflict(() => api.page.meta())
  useUnsavedChangesPrompt(JSON.stringify(meta) !== JSON.stringify(settings.meta))
  return {
    ...saving,
    meta,
    update: (change: Partial<Meta>) => setMeta({ ...meta, ...change }),
    async submit(revision: number): Promise<void> {
      if (await save(() => api.page.saveMeta({ ...meta, revision }))) toast(words.saved)
    },
  }
}
type MetaFormState = ReturnType<typeof useMetaForm>

type MetaFieldsProps = { names: WordsName[]; form: MetaFormState; languages: MetaSettings['languages'] }

function MetaFields({ names, form: { meta, update, wrong }, languages }: MetaFieldsProps) {
  const { findability: words, inLanguage } = useText('pages')
  return names.flatMap((name) =>
    languages.map((language) => {
      const label = words.fields[name]
      const fieldProps = {
        label: languages.length > 1 ? inLanguage[language](label) : label,
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

function MetaConflict({ form }: { form: MetaFormState }) {
  const { findability: words } = useText('pages')
  const { revalidate } = useRevalidator()
  const toLines = (meta: Meta): [string, string][] =>
    wordsNames.map((name) => [words.fields[name], [meta[name].ko, meta[name].en].filter(Boolean).join('\n')])
  return (
    <SaveConflictDialog
      conflict={form.conflict}
      toLines={(theirs) => toLines(theirs.meta)}
      mine={() => toLines(form.meta)}
      onKeepMine={(revision) => void form.submit(revision)}
      onTakeTheirs={() => void revalidate()}
    />
  )
}
