// Notes of the way, with photos.
import { useState } from 'react'
import { guideEntryLimits } from '#limits/trade.ts'
import { Textarea } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useForm } from '#web/use-form.ts'
import type { GuideEntry, GuidePageData, NewGuideEntry } from './guide-entry.ts'
import { toStoredPicture } from './picture-bytes.ts'
import { PictureInput } from './picture-input.tsx'
import { findCurrentDay } from './trip-days.ts'

type Props = {
  page: GuidePageData
  unsent: readonly GuideEntry[]
  add: (entry: NewGuideEntry) => Promise<void>
}

export function NotesPart({ page, unsent, add }: Props) {
  const words = useText('guide')
  const { language } = useSession()
  return (
    <>
      <NoteForm page={page} add={add} />
      {page.notes.length === 0 && <p className="text-15 text-soft">{words.note.none}</p>}
      <ul className="panel divide-y divide-line empty:hidden">
        {page.notes.map(({ id, contents, pictures, by_name, at }) => (
          <li key={id} className="grid gap-0.5 px-3 py-2 text-15">
            <span className="whitespace-pre-line">{contents}</span>
            <span className="text-13 text-soft">
              {words.by(by_name, formatMoment(at, language))}
              {pictures > 0 && ` · ${words.note.pictures(pictures)}`}
              {unsent.some((entry) => entry.id === id) && ` · ${words.waiting}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function NoteForm({ page, add }: Omit<Props, 'unsent'>) {
  const { note: words } = useText('guide')
  const [contents, setContents] = useState('')
  const [pictures, setPictures] = useState<PickedFile[]>([])
  const { submit, bind, problem } = useForm({
    validate: () => (contents.trim() === '' && pictures.length === 0 ? { contents: words.empty } : {}),
    send: async () => {
      const stored = await Promise.all(pictures.map(({ file }) => toStoredPicture(file)))
      await add({ kind: 'note', day: findCurrentDay(page), contents: contents.trim(), pictures: stored })
      setContents('')
      setPictures([])
    },
  })
  return (
    <form className="panel grid gap-3 p-3" onSubmit={submit}>
      <Textarea
        {...bind('contents')}
        label={words.contents}
        rows={3}
        maxLength={guideEntryLimits.note}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <PictureInput most={guideEntryLimits.pictures} items={pictures} onPick={setPictures} />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary min-h-11">
        {words.save}
      </button>
    </form>
  )
}
