// What search engines and messengers show of the home page, of lists of trips and of boards.
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'
import { MetaFields } from './meta-fields.tsx'
import { SearchPreview } from './search-preview.tsx'

const PageWordsDialog = lazy(() => import('./page-words-dialog.tsx'))

export const loader = ({ api }: LoaderArgs) => api.page.meta()

type MetaSettings = Awaited<ReturnType<Api['page']['meta']>>
type Meta = MetaSettings['meta']
const wordsNames = ['title', 'description', 'keywords', 'list_title', 'list_description'] as const

export default function FindabilityPage() {
  const settings = useLoaderData<typeof loader>()
  return (
    <>
      <MetaForm key={settings.revision} settings={settings} />
      <WordedPages settings={settings} />
    </>
  )
}

function MetaForm({ settings }: { settings: MetaSettings }) {
  const { findability: words } = useText('pages')
  const { form, meta, update } = useMetaForm(settings)
  const fields = { words: meta, update, bind: form.bind, languages: settings.languages }
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

/** Lists by category and boards: each by its name until somebody writes more. */
function WordedPages({ settings }: { settings: MetaSettings }) {
  const { findability: words } = useText('pages')
  const localized = useLocalized()
  const [edited, setEdited] = useState<string>()
  const { pages } = settings
  const page = pages.find((each) => each.page === edited)
  return (
    <div className="mt-4 max-w-4xl">
      <Panel title={words.pages}>
        <p className="text-15 text-soft">{words.pagesLead}</p>
        <ul className="divide-y divide-line">
          {pages.map(({ page, name, title, description, picture }) => (
            <li key={page} className="flex items-center justify-between gap-3 py-2 text-15">
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium">{localized(name)}</span>
                <span className="line-clamp-2 text-13 text-soft empty:hidden">
                  {[localized(title), localized(description), picture && words.hasPicture]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <button
                type="button"
                className="button-secondary shrink-0"
                aria-label={words.editPage(localized(name))}
                onClick={() => setEdited(page)}
              >
                {words.edit}
              </button>
            </li>
          ))}
        </ul>
        <p className="text-13 text-soft">{words.trips}</p>
      </Panel>
      <Suspense>
        {page && (
          <PageWordsDialog
            key={page.revision}
            settings={settings}
            page={page}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
