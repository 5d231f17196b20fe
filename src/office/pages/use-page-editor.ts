// A page of the agency's own while it is written: saved as a draft, published.
import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { useSaveWithConflict } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { readContents, useWordsEditors } from './rich-words.tsx'

export type PageSettings = Awaited<ReturnType<Api['page']['page']>>
type PageText = PageSettings['page']

export function usePageEditor({ page_id, page }: PageSettings) {
  const words = useText('pages')
  const api = useApi()
  const toast = useToast()
  const editors = useWordsEditors()
  const [text, setText] = useState(page)
  const [isChanged, setChanged] = useState(false)
  const { save, ...saving } = useSaveWithConflict(() => api.page.page({ page_id }))
  useUnsavedChangesPrompt(isChanged)
  const read = (): PageText => ({ ...text, contents: readContents(editors, page.contents) })
  return {
    ...saving,
    editors,
    text,
    read,
    markChanged: () => setChanged(true),
    update(change: Partial<PageText>): void {
      setText({ ...text, ...change })
      setChanged(true)
    },
    async submit(revision: number): Promise<void> {
      if (!(await save(() => api.page.savePage({ page_id, revision, ...read() })))) return
      setChanged(false)
      toast(words.draftStored)
    },
    /** What is on the screen is saved first, so that it is what is published. */
    async publish(revision: number): Promise<void> {
      const isDone = await save(async () => {
        const stored = await api.page.savePage({ page_id, revision, ...read() })
        await api.page.publishPage({ page_id, revision: stored.revision })
      })
      if (!isDone) return
      setChanged(false)
      toast(words.published)
    },
  }
}
export type PageEditor = ReturnType<typeof usePageEditor>
