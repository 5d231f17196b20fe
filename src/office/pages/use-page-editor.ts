// A page of the agency's own while it is written: saved as a draft, published.
import { type FormEvent, useRef, useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { useUnsavedChangesPrompt } from '#office/kit/use-unsaved-changes-prompt.ts'
import { readContents, useWordsEditors } from './rich-words.tsx'

export type PageSettings = Awaited<ReturnType<Api['page']['page']>>
type PageText = PageSettings['page']

export function usePageEditor({ page_id, page, revision }: PageSettings) {
  const words = useText('pages')
  const api = useApi()
  const toast = useToast()
  const editors = useWordsEditors()
  const [text, setText] = useState(page)
  const [isChanged, setChanged] = useState(false)
  const isPublishing = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useCallForm({
    call: ({ page }) => page.savePage,
    toInput: () => ({ page_id, revision, ...text, contents: readContents(editors, page.contents) }),
    /** What is on the screen is saved first, so that it is what is published. */
    send: async (input) => {
      const stored = await api.page.savePage(input)
      if (isPublishing.current) await api.page.publishPage({ page_id, revision: stored.revision })
    },
    onSaved: () => {
      setChanged(false)
      toast(isPublishing.current ? words.published : words.draftStored)
    },
    loadTheirs: () => api.page.page({ page_id }),
  })
  useUnsavedChangesPrompt(isChanged)
  return {
    ...form,
    element,
    editors,
    text,
    markChanged: () => setChanged(true),
    update(change: Partial<PageText>): void {
      setText({ ...text, ...change })
      setChanged(true)
    },
    submit(event: FormEvent<HTMLFormElement>): void {
      isPublishing.current = false
      void form.submit(event)
    },
    publish(): void {
      isPublishing.current = true
      if (element.current) void form.submitForm(element.current)
    },
    /** Over what somebody else saved, as a draft. */
    keepMine(current: number): void {
      isPublishing.current = false
      if (form.sent) void form.sendAgain({ ...form.sent, revision: current })
    },
  }
}
export type PageEditor = ReturnType<typeof usePageEditor>
