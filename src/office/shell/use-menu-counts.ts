// The counts of pending work in the menu: loaded on navigation, after a save, and once a minute.
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { countsEvery_s } from '#limits/display.ts'
import { type Api, useApi } from '#office/api.ts'
import { useCall } from '#web/use-call.ts'
import { useMay, useMe } from './me.ts'

export type MenuCounts = Partial<Record<keyof OfficeText['shell']['menu'], number>>
type PendingKind = Awaited<ReturnType<Api['report']['waiting']>>['kinds'][number]['kind']

const kindsByMenu: Partial<Record<keyof MenuCounts, readonly PendingKind[]>> = {
  bookings: ['transfers', 'cancels', 'changes'],
  receipts: ['receipts'],
  questions: ['questions', 'consultations'],
  quotes: ['quotes'],
  boards: ['reviews'],
}

export function useMenuCounts(): MenuCounts {
  const { currentAgency } = useMe()
  const may = useMay()
  const api = useApi(currentAgency?.travel_agency)
  const { pathname } = useLocation()
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setMinutes((past) => past + 1), countsEvery_s * 1_000)
    return () => clearInterval(timer)
  }, [])
  const saveCount = useSaveCount()
  const agency = may('today') ? currentAgency?.travel_agency : undefined
  // Where it fails, the menu is there without them.
  const { answer } = useCall(
    agency === undefined ? undefined : `${agency} ${pathname} ${minutes} ${saveCount}`,
    () => api.report.waiting(),
    { keepsPrevious: true },
  )
  if (agency === undefined || !answer) return {}
  const countKinds = (kinds: readonly PendingKind[]) =>
    answer.kinds.reduce((sum, { kind, total }) => sum + (kinds.includes(kind) ? total : 0), 0)
  const countsByMenu = Object.entries(kindsByMenu).map(([name, kinds]) => [name, countKinds(kinds)])
  const counts: MenuCounts = { today: answer.total, ...Object.fromEntries(countsByMenu), ...answer.screens }
  // Whoever has no list of debts finds them among the bookings.
  if (!answer.screens) counts.bookings = (counts.bookings ?? 0) + countKinds(['dues'])
  return counts
}

/** How often the screen was loaded again without navigation: after each save. */
export function useSaveCount(): number {
  const { state } = useRevalidator()
  const [former, setFormer] = useState(state)
  const [times, setTimes] = useState(0)
  if (former !== state) {
    setFormer(state)
    if (state === 'idle') setTimes(times + 1)
  }
  return times
}
