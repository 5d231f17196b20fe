// What search engines and messengers show of one list or board; empty, its name and what the home page says.
import { useState } from 'react'
import type { LocalizedText } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useLocalized } from '#web/session.tsx'
import { MetaFields } from './meta-fields.tsx'
import { SearchPreview } from './search-preview.tsx'

type MetaSettings = Awaited<ReturnType<Api['page']['meta']>>
type WordedPage = MetaSettings['pages'][number]
type Props = { settings: MetaSettings; page: WordedPage; onClose: () => void }
type PageWords = Pick<WordedPage, 'title' | 'description'>

const names = ['title', 'description'] as const

export default function PageWordsDialog({ settings, page: stored, onClose }: Props) {
  const { findability: text } = useText('pages')
  const { close } = useText('kit')
  const localized = useLocalized()
  const api = useApi()
  const toast = useToast()
  const { page, path, name } = stored
  const [words, setWords] = useState({
    title: stored.title,
    description: stored.description,
    picture: stored.picture,
  })
  const update = (change: Partial<typeof words>) => setWords({ ...words, ...change })
  const form = useCallForm({
    call: ({ page: calls }) => calls.savePageWords,
    toInput: () => ({ page, revision: stored.revision, ...words }),
    send: (input) => api.page.savePageWords(input),
    onSaved: () => {
      toast(text.saved)
      onClose()
    },
    loadTheirs: async () => (await api.page.meta()).pages.find((each) => each.page === page),
  })
  const toLines = (version: PageWords): VersionLines =>
    names.map((each) => [text.fields[each], [version[each].ko, version[each].en].filter(Boolean).join('\n')])
  const { site, company_name, hero_path, meta, languages } = settings
  return (
    <Dialog
      title={localized(name)}
      onClose={onClose}
      closeLabel={close}
      ignoresBackdropClick
      className="max-w-3xl"
    >
      <SaveForm form={form} toLines={toLines} className="grid grid-cols-1 gap-4">
        <MetaFields names={names} words={words} languages={languages} bind={form.bind} update={update} />
        <PictureField
          label={text.fields.img}
          path={words.picture}
          onChange={(picture) => update({ picture })}
        />
        <SearchPreview
          site={site}
          path={path}
          company_name={company_name}
          picture={words.picture ?? meta.img ?? hero_path}
          title={isEmpty(words.title) ? name : words.title}
          description={isEmpty(words.description) ? meta.description : words.description}
        />
      </SaveForm>
    </Dialog>
  )
}

const isEmpty = ({ ko, en }: LocalizedText) => ko === '' && en === ''
