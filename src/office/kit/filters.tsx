// The filters of a list, as a form whose fields are the address: every change is a link one can send.
import { type ReactNode, useState } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { Search } from '#ui/icons.ts'
import { readQuery } from '#web/read-form-values.ts'
import { useIsFiltered, useUnfilteredUrl } from './use-filtered.ts'
import { useText } from './use-text.ts'

export function Filters({ children }: { children: ReactNode }) {
  const words = useText('kit')
  const submit = useSubmit()
  const { search } = useLocation()
  const isFiltered = useIsFiltered()
  const unfiltered = useUnfilteredUrl()
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isFiltered // on a phone the list comes first, the fields when they are asked for
  return (
    <>
      <button
        type="button"
        className="button-secondary mb-3 tablet:hidden"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        <Search size={18} />
        {words.openFilters}
      </button>
      <Form
        key={search} // what the address says is what the fields show, also after Back
        className={`filters mb-3 flex-wrap items-end gap-2 tablet:flex ${isOpen ? 'flex' : 'hidden'}`}
        onChange={(event) => {
          const { target } = event
          if (target instanceof HTMLInputElement && target.type === 'search') return // typed to its end first
          submitFilled(event.currentTarget)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          submitFilled(event.currentTarget)
        }}
      >
        {children}
        <button type="submit" className="button-secondary">
          {words.filter}
        </button>
        {isFiltered && (
          <Link to={unfiltered} className="button-secondary border-transparent text-soft">
            {words.clear}
          </Link>
        )}
      </Form>
    </>
  )

  function submitFilled(form: HTMLFormElement): void {
    void submit(readQuery(form))
  }
}
