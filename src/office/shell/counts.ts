// How much waits, beside each screen of the menu: asked for as one goes on, and once a minute.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { countsEvery_s } from '#limits.ts'
import type { OfficeWords } from '#words/office/speak.ts'
import { type Api, useApi } from '../api.ts'
import { useMe } from './me.ts'

export type Counts = Partial<Record<keyof OfficeWords['shell']['menu'], number>>
type Kind = Awaited<ReturnType<Api['report']['waiting']>>['kinds'][number]['kind']

const under: Partial<Record<keyof Counts, readonly Kind[]>> = {
  bookings: ['transfers', 'cancels', 'dues', 'refunds'],
  questions: ['questions', 'consultations'],
  boards: ['reviews'],
}

export function useCounts(): Counts {
  const { here } = useMe()
  const api = useApi(here?.travel_agency)
  const { pathname } = useLocation()
  const [counts, setCounts] = useState<Counts>({})
  const agency = here?.may.includes('today') ? here.travel_agency : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or a minute, asks anew
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      if (agency === undefined || document.hidden) return
      const waiting = await api.report.waiting().catch(() => undefined) // the menu is there without them
      if (!waiting || isOver) return
      const of = (kinds: readonly Kind[]) =>
        waiting.kinds.reduce((sum, { kind, total }) => sum + (kinds.includes(kind) ? total : 0), 0)
      const named = Object.entries(under).map(([name, kinds]) => [name, of(kinds)])
      setCounts({ today: waiting.total, ...Object.fromEntries(named) })
    }
    void ask()
    const timer = setInterval(() => void ask(), countsEvery_s * 1_000)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [agency, pathname])
  return agency === undefined ? {} : counts
}
