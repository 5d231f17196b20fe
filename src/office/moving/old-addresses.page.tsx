// Addresses of an earlier site: a table that is pasted, and where each leads.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { oldAddressLimits } from '#limits/agency.ts'
import { type Api, useApi } from '#office/api.ts'
import { DataTable } from '#office/kit/data-table.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { Textarea } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { FilterField } from '#office/kit/filter-fields.tsx'
import { Filters } from '#office/kit/filters.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { readListQuery } from '#office/kit/list-query.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

export function loader({ api, url }: LoaderArgs) {
  const { page, text } = readListQuery(url.searchParams)
  return api.agency.oldAddresses({ page, query: text('query') })
}

type OldAddress = Awaited<ReturnType<Api['agency']['oldAddresses']>>['list'][number]

export default function OldAddressesPage() {
  const { old: words } = useText('moving')
  const { language } = useSession()
  const { list, most: _, ...paging } = useLoaderData<typeof loader>()
  const { remove, saving, problem } = useRemoval()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid gap-4">
        <AddForm />
        <div>
          <Filters>
            <div className="w-full tablet:w-64">
              <FilterField
                type="search"
                name="query"
                label={words.find}
                {...getFieldLimits('agency.oldAddresses', 'query')}
              />
            </div>
          </Filters>
          <Problem>{problem}</Problem>
          <DataTable<OldAddress>
            name="old-addresses"
            label={words.list}
            rows={list}
            getKey={({ path }) => path}
            {...paging}
            empty={<EmptyState title={words.empty} lead={words.emptyLead} />}
            columns={[
              {
                key: 'path',
                title: words.path,
                fixed: true,
                cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
              },
              {
                key: 'target',
                title: words.target,
                hasOwnLine: true,
                cell: ({ target }) => <span className="wrap-anywhere">{target}</span>,
              },
              {
                key: 'since',
                title: words.since,
                wide: true,
                cell: ({ reg_date }) => formatMoment(reg_date, language),
              },
              {
                key: 'acts',
                title: '',
                fixed: true,
                cell: ({ path }) => (
                  <button
                    type="button"
                    className="button-secondary"
                    disabled={saving}
                    aria-label={words.removeLabel(path)}
                    onClick={() => void remove(path)}
                  >
                    {words.remove}
                  </button>
                ),
              },
            ]}
          />
        </div>
      </div>
    </>
  )
}

function useRemoval() {
  const { old: words } = useText('moving')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  return {
    saving,
    problem,
    remove: async (path: string) => {
      if (await save(() => api.agency.removeOldAddress({ path }))) toast(words.removed)
    },
  }
}

/** Two columns of a spreadsheet, or two addresses with an arrow or a gap between. */
const parseLines = (text: string) =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    const [path = '', target = '', ...more] = line.trim().split(/\s*(?:→|->|,|\t)\s*|\s+/)
    return [{ at: at + 1, path, target, isPair: target !== '' && more.length === 0 }]
  })

function AddForm() {
  const { old: words } = useText('moving')
  const api = useApi()
  const toast = useToast()
  const [text, setText] = useState('')
  const lines = parseLines(text)
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.saveOldAddresses,
    toInput: () => ({ addresses: lines.map(({ path, target }) => ({ path, target })) }),
    validate: () => {
      const broken = lines.find(({ isPair }) => !isPair)
      if (broken) return { text: words.wrongLine(broken.at, words.twoParts) }
      return lines.length > oldAddressLimits.atOnce ? { text: words.tooMany } : {}
    },
    send: (input, sending) => api.agency.saveOldAddresses(input, sending),
    onSaved: () => {
      toast(words.saved(lines.length))
      setText('')
    },
  })
  const field = bind('text', 'addresses')
  // a line that is no pair is said at the field, and nothing of the others
  const wrongLines = lines.flatMap(({ at }, place) => {
    const { error } = bind(`addresses.${place}.path`, `addresses.${place}.target`)
    return error && !field.error ? [words.wrongLine(at, error)] : []
  })
  return (
    <Panel title={words.add}>
      <form className="grid gap-3" onSubmit={submit}>
        <Textarea
          {...field}
          label={words.area}
          hint={words.areaHint}
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Problem>{problem}</Problem>
        {wrongLines.length > 0 && (
          <ul className="grid max-h-60 gap-1 overflow-auto rounded-lg bg-wash p-3 text-13">
            {wrongLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <button
          type="submit"
          className="button-primary justify-self-end"
          disabled={sending || lines.length === 0}
        >
          {words.save}
        </button>
      </form>
    </Panel>
  )
}
