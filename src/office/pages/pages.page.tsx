// The page about the agency and the pages of its own, with what is shown of each.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { DataTable, type TableColumn } from '#office/kit/data-table.tsx'
import { Field } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Plus } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized, useSession } from '#web/session.tsx'

export const loader = ({ api }: LoaderArgs) => api.page.pages()

type SitePage = Awaited<ReturnType<Api['page']['pages']>>['list'][number]
const tones = { draft: undefined, published: 'good', changed: 'brand' } as const

export default function PagesPage() {
  const words = useText('pages')
  const { list, languages, has_about } = useLoaderData<typeof loader>()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-primary" onClick={() => setAdding(true)}>
          <Plus size={18} />
          {words.add}
        </button>
      </PageHeader>
      <div className="panel mb-4 flex flex-wrap items-center justify-between gap-2 p-4">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{words.about}</span>
          <Badge tone={has_about ? 'good' : undefined}>
            {has_about ? words.aboutWritten : words.aboutMissing}
          </Badge>
        </span>
        <OfficeLink to="/pages/about" className="button-secondary" aria-label={words.openLabel(words.about)}>
          {words.open}
        </OfficeLink>
      </div>
      <PageTable list={list} />
      {isAdding && <AddDialog language={languages[0] ?? 'ko'} onClose={() => setAdding(false)} />}
    </>
  )
}

function PageTable({ list }: { list: SitePage[] }) {
  const words = useText('pages')
  const { language } = useSession()
  const localized = useLocalized()
  const columns: TableColumn<SitePage>[] = [
    {
      key: 'title',
      title: words.name,
      cell: ({ title, slug }) => (
        <span className="grid">
          <span className="font-medium">{localized(title) || slug}</span>
          <span className="text-13 text-soft">/page/{slug}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: words.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'saved',
      title: words.saved,
      cell: ({ saved, staff_name }) => `${formatMoment(saved, language)} · ${staff_name}`,
    },
    {
      key: 'open',
      title: '',
      cell: ({ page_id, title, slug }) => (
        <OfficeLink
          to={`/pages/${page_id}`}
          className="button-secondary"
          aria-label={words.openLabel(localized(title) || slug)}
        >
          {words.open}
        </OfficeLink>
      ),
    },
  ]
  return (
    <DataTable
      name="pages"
      label={words.title}
      columns={columns}
      rows={list}
      getKey={({ page_id }) => page_id}
      total={list.length}
      page={1}
      page_size={list.length}
      empty={words.none}
    />
  )
}

function AddDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const words = useText('pages')
  const api = useApi()
  const navigate = useOfficeNavigate()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ page }) => page.addPage,
    toInput: ({ slug, ...values }) => ({
      slug,
      title: { ko: '', en: '', [language]: values[`title.${language}`] },
    }),
    send: (input) => api.page.addPage(input),
    onSaved: ({ page_id }) => void navigate(`/pages/${page_id}`),
  })
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field {...bind(`title.${language}`)} label={words.name} required />
        <Field {...bind('slug')} label={words.address} hint={words.addressHint} required />
        <Problem>{problem}</Problem>
        <FormActions submit={words.add} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
