// How much waits, beside each screen of the menu: asked for as one goes on or saves, and once a minute.
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { countsEvery_s } from '#limits/shown.ts'
import { useCall } from '#web/use-call.ts'
import type { OfficeWords } from '#words/office/speak.ts'
import { type Api, useApi } from '../api.ts'
import { useMay, useMe } from './me.ts'

export type Counts = Partial<Record<keyof OfficeWords['shell']['menu'], number>>
type Kind = Awaited<ReturnType<Api['report']['waiting']>>['kinds'][number]['kind']

const under: Partial<Record<keyof Counts, readonly Kind[]>> = {
  bookings: ['transfers', 'cancels', 'dues', 'refunds'],
  questions: ['questions', 'consultations'],
  boards: ['reviews'],
}

export function useCounts(): Counts {
  const { here } = useMe()
  const may = useMay()
  const api = useApi(here?.travel_agency)
  const { pathname } = useLocation()
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setMinutes((past) => past + 1), countsEvery_s * 1_000)
    return () => clearInterval(timer)
  }, [])
  const saved = useSaved()
  const agency = may('today') ? here?.travel_agency : undefined
  // Where it fails, the menu is there without them.
  const { answer } = useCall(
    agency === undefined ? undefined : `${agency} ${pathname} ${minutes} ${saved}`,
    () => api.report.waiting(),
    { keepsOld: true },
  )
  if (agency === undefined || !answer) return {}
  const of = (kinds: readonly Kind[]) =>
    answer.kinds.reduce((sum, { kind, total }) => sum + (kinds.includes(kind) ? total : 0), 0)
  const named = Object.entries(under).map(([name, kinds]) => [name, of(kinds)])
  return { today: answer.total, ...Object.fromEntries(named) }
}

/** How often the screen was loaded anew where it stands: after each save. */
function useSaved(): number {
  const { state } = useRevalidator()
  const [former, setFormer] = useState(state)
  const [times, setTimes] = useState(0)
  if (former !== state) {
    setFormer(state)
    if (state === 'idle') setTimes(times + 1)
  }
  return times
}
