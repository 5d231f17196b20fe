// Begins a quote, of what the screen is about, and opens it.

import { type Api, useApi } from '#office/api.ts'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { Problem } from '#ui/problem.tsx'

type Beginning = Parameters<Api['quote']['createQuote']>[0]

export function useCreateQuote(beginning: Beginning) {
  const api = useApi()
  const navigate = useOfficeNavigate()
  const { save, saving, problem } = useSave()
  const create = () =>
    save(async (sending) => {
      const { id } = await api.quote.createQuote(beginning, sending)
      await navigate(`/quotes/${id}`)
    })
  return { create, saving, problem }
}

type Props = { beginning: Beginning; label: string; isPrimary?: boolean }

export function CreateQuoteButton({ beginning, label, isPrimary = false }: Props) {
  const { create, saving, problem } = useCreateQuote(beginning)
  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'button-primary' : 'button-secondary'}
        disabled={saving}
        onClick={() => void create()}
      >
        {label}
      </button>
      <Problem>{problem}</Problem>
    </>
  )
}
