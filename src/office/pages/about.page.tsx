// The page about the agency: its text, a picture of the office, and how one comes there.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Textarea } from '#office/kit/field.tsx'
import { htmlToText } from '#office/kit/html-to-text.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import type { LoaderArgs } from '#office/page.ts'
import { useLanguageLabel } from '#office/shell/me.ts'
import { RichWords, readContents, useWordsEditors } from './rich-words.tsx'

export const loader = ({ api }: LoaderArgs) => api.page.about()

type AboutContent = Awaited<ReturnType<Api['page']['about']>>

export default function AboutSettings() {
  const settings = useLoaderData<typeof loader>()
  return <AboutForm key={settings.revision} settings={settings} />
}

function AboutForm({ settings: { revision, languages, about } }: { settings: AboutContent }) {
  const words = useText('pages')
  const languageLabel = useLanguageLabel()
  const api = useApi()
  const toast = useToast()
  const editors = useWordsEditors()
  const [text, setText] = useState(about)
  const [isChanged, setChanged] = useState(false)
  useUnsavedChangesPrompt(isChanged)
  const update = (change: Partial<AboutContent['about']>) => {
    setText({ ...text, ...change })
    setChanged(true)
  }
  const read = () => ({ ...text, contents: readContents(editors, about.contents) })
  const form = useCallForm({
    call: ({ page }) => page.saveAbout,
    toInput: () => ({ ...read(), revision }),
    send: (input) => api.page.saveAbout(input),
    onSaved: () => {
      setChanged(false)
      toast(words.aboutSaved)
    },
    loadTheirs: () => api.page.about().then((theirs) => ({ ...theirs.about, revision: theirs.revision })),
  })
  const toLines = (one: AboutContent['about']): VersionLines =>
    languages.flatMap(
      (language): VersionLines => [
        [languageLabel(language, words.name), one.title[language]],
        [languageLabel(language, words.contents), htmlToText(one.contents[language])],
        [languageLabel(language, words.directions), one.directions[language]],
      ],
    )
  return (
    <>
      <PageHeader title={words.about} lead={words.aboutLead}>
        <OfficeLink to="/look/home" className="button-secondary">
          {words.toPeople}
        </OfficeLink>
        <OfficeLink to="/pages" className="button-secondary">
          {words.toList}
        </OfficeLink>
      </PageHeader>
      <SaveForm form={form} toLines={toLines} className="panel grid max-w-3xl grid-cols-1 gap-4 p-4">
        <RichWords
          languages={languages}
          title={text.title}
          contents={about.contents}
          editors={editors}
          bind={form.bind}
          onTitle={(title) => update({ title })}
          onChange={() => setChanged(true)}
        />
        <PictureField
          label={words.officePicture}
          path={text.picture}
          onChange={(picture) => update({ picture })}
        />
        {languages.map((language, at) => (
          <Textarea
            key={language}
            {...form.bind(`directions.${language}`)}
            label={languageLabel(language, words.directions)}
            hint={at === 0 ? words.directionsHint : undefined}
            lang={language}
            rows={4}
            value={text.directions[language]}
            onChange={({ target }) =>
              update({ directions: { ...text.directions, [language]: target.value } })
            }
          />
        ))}
      </SaveForm>
    </>
  )
}
