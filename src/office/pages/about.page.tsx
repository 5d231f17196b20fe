// The page about the agency: its text, a picture of the office, and how one comes there.
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { Textarea } from '../kit/field.tsx'
import { htmlToText } from '../kit/html-to-text.ts'
import { OfficeLink } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useText } from '../kit/use-text.ts'
import { useUnsavedChangesPrompt } from '../kit/use-unsaved-changes-prompt.ts'
import { PictureField } from '../look/picture-field.tsx'
import type { LoaderArgs } from '../page.ts'
import { RichWords, readContents, useWordsEditors } from './rich-words.tsx'

export const loader = ({ api }: LoaderArgs) => api.page.about()

type AboutContent = Awaited<ReturnType<Api['page']['about']>>

export default function AboutSettings() {
  const settings = useLoaderData<typeof loader>()
  return <AboutForm key={settings.revision} settings={settings} />
}

function AboutForm({ settings: { revision, languages, about } }: { settings: AboutContent }) {
  const words = useText('pages')
  const { save: saveWord } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const editors = useWordsEditors()
  const [text, setText] = useState(about)
  const [isChanged, setChanged] = useState(false)
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(() => api.page.about())
  useUnsavedChangesPrompt(isChanged)
  const update = (change: Partial<AboutContent['about']>) => {
    setText({ ...text, ...change })
    setChanged(true)
  }
  const read = () => ({ ...text, contents: readContents(editors, about.contents) })
  const submit = async (seen: number) => {
    if (!(await save(() => api.page.saveAbout({ ...read(), revision: seen })))) return
    setChanged(false)
    toast(words.aboutSaved)
  }
  const toLines = (one: AboutContent['about']): [string, string][] =>
    languages.flatMap((language): [string, string][] => [
      [words.inLanguage[language](words.name), one.title[language]],
      [words.inLanguage[language](words.contents), htmlToText(one.contents[language])],
      [words.inLanguage[language](words.directions), one.directions[language]],
    ])
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
      <form
        className="panel grid max-w-3xl grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(revision)
        }}
      >
        <RichWords
          languages={languages}
          title={text.title}
          contents={about.contents}
          editors={editors}
          wrong={wrong}
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
            label={languages.length > 1 ? words.inLanguage[language](words.directions) : words.directions}
            hint={at === 0 ? words.directionsHint : undefined}
            lang={language}
            rows={4}
            maxLength={1_000}
            value={text.directions[language]}
            error={wrong[`directions.${language}`]}
            onChange={({ target }) =>
              update({ directions: { ...text.directions, [language]: target.value } })
            }
          />
        ))}
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toLines(theirs.about)}
        mine={() => toLines(read())}
        onKeepMine={(current) => void submit(current)}
        onTakeTheirs={() => void revalidate()}
      />
    </>
  )
}
