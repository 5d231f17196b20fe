// One page of the agency's own: written, seen as search engines and messengers show it, published.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Textarea } from '#office/kit/field.tsx'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Preview } from '#office/kit/preview.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import type { LoaderArgs } from '#office/page.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { RichWords } from './rich-words.tsx'
import { SearchPreview } from './search-preview.tsx'
import { type PageEditor, type PageSettings, usePageEditor } from './use-page-editor.ts'

export const loader = ({ api, params }: LoaderArgs) => api.page.page({ page_id: Number(params.id) })

export default function SitePageEditor() {
  const words = useText('pages')
  const settings = useLoaderData<typeof loader>()
  const api = useApi()
  const { page_id, revision, state } = settings
  return (
    <>
      <PageHeader title={words.edit} lead={words.states[state]}>
        <OfficeLink to="/pages" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <Preview revision={revision} load={() => api.page.previewPage({ page_id })}>
        <PageForm key={revision} settings={settings} />
      </Preview>
    </>
  )
}

function PageForm({ settings }: { settings: PageSettings }) {
  const words = useText('pages')
  const languageLabel = useLanguageLabel()
  const editor = usePageEditor(settings)
  const { page, languages, published_slug } = settings
  const { text, update, bind } = editor
  const isMoving = published_slug !== null && published_slug !== text.slug
  return (
    <form
      ref={editor.element}
      className="panel grid max-w-3xl grid-cols-1 gap-4 p-4"
      onSubmit={editor.submit}
    >
      <RichWords
        languages={languages}
        title={text.title}
        contents={page.contents}
        editors={editor.editors}
        bind={bind}
        onTitle={(title) => update({ title })}
        onChange={editor.markChanged}
      />
      <Field
        {...bind('slug')}
        label={words.address}
        hint={isMoving ? words.moved(`/page/${published_slug}`) : words.addressHint}
        required
        value={text.slug}
        onChange={({ target }) => update({ slug: target.value })}
      />
      <PictureField label={words.picture} path={text.picture} onChange={(picture) => update({ picture })} />
      {languages.map((language, at) => (
        <Textarea
          key={language}
          {...bind(`description.${language}`)}
          label={languageLabel(language, words.description)}
          hint={at === 0 ? words.descriptionHint : undefined}
          lang={language}
          rows={2}
          value={text.description[language]}
          onChange={({ target }) =>
            update({ description: { ...text.description, [language]: target.value } })
          }
        />
      ))}
      <SearchPreview
        site={settings.site}
        path={`/page/${text.slug}`}
        title={text.title}
        description={text.description}
        company_name={settings.company_name}
        picture={text.picture}
      />
      <Problem>{editor.problem}</Problem>
      <PageActions settings={settings} editor={editor} />
      <PageConflict settings={settings} editor={editor} />
    </form>
  )
}

type ActionsProps = { settings: PageSettings; editor: PageEditor }

function PageActions({ settings: { page_id, revision, state }, editor }: ActionsProps) {
  const words = useText('pages')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const { save, saving } = useSave()
  const takeDown = async () => {
    if (await save(() => api.page.takeDownPage({ page_id }))) toast(words.takenDown)
  }
  // The list is opened before this screen would be loaded again, which is gone.
  const remove = async () => {
    await api.page.deletePage({ page_id, revision })
    await navigate('/pages')
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <button type="button" className="button-secondary" onClick={() => setRemoving(true)}>
        {words.remove}
      </button>
      {state !== 'draft' && (
        <button type="button" className="button-secondary" disabled={saving} onClick={() => void takeDown()}>
          {words.takeDown}
        </button>
      )}
      <button type="submit" className="button-secondary" disabled={editor.sending}>
        {words.saveDraft}
      </button>
      <button type="button" className="button-primary" disabled={editor.sending} onClick={editor.publish}>
        {words.publish}
      </button>
      {isRemoving && (
        <ConfirmAction
          danger
          title={words.removeTitle}
          lead={words.removeLead}
          confirmLabel={words.remove}
          send={remove}
          doneText={words.removed}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

function PageConflict({ settings: { languages }, editor }: ActionsProps) {
  const words = useText('pages')
  const languageLabel = useLanguageLabel()
  const { sent } = editor
  if (!sent) return null
  const toLines = (page: Pick<PageSettings['page'], 'slug' | 'title' | 'contents'>): VersionLines => [
    [words.address, page.slug],
    ...languages.flatMap(
      (language): VersionLines => [
        [languageLabel(language, words.name), page.title[language]],
        [languageLabel(language, words.contents), htmlToText(page.contents[language])],
      ],
    ),
  ]
  return (
    <SaveConflictDialog
      conflict={editor.conflict}
      toLines={(theirs) => toLines(theirs.page)}
      mine={() => toLines(sent)}
      onKeepMine={editor.keepMine}
    />
  )
}
