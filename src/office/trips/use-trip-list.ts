// What is done in the list of trips: their order is changed, one is copied.
import { type DragEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type Api, useApi } from '../api.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'

export type Trip = Awaited<ReturnType<Api['trip']['trips']>>['list'][number]

/** A trip is carried to the place of another; the keyboard has its two buttons. */
export function useOrder(list: readonly Trip[]) {
  const words = useOffice('trips')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const [carried, setCarried] = useState<number>()
  async function order(from: number, to: number): Promise<void> {
    const codes = list.map(({ package_code }) => package_code)
    codes.splice(to, 0, ...codes.splice(from, 1))
    if (await save(() => api.trip.orderTrips({ codes }))) tell(words.ordered)
  }
  const move = (trip: Trip, by: number) => void order(list.indexOf(trip), list.indexOf(trip) + by)
  const dragOf = (trip: Trip) => {
    const at = list.indexOf(trip)
    return {
      draggable: true,
      onDragStart: () => setCarried(at),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (carried !== undefined && carried !== at) void order(carried, at)
        setCarried(undefined)
      },
    }
  }
  const isFirst = (trip: Trip) => list[0] === trip
  const isLast = (trip: Trip) => list.at(-1) === trip
  return { move, dragOf, isFirst, isLast, saving, problem }
}

export function useCopy() {
  const words = useOffice('trips')
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const { save, saving, problem } = useSave()
  async function copy(package_code: string): Promise<void> {
    let made = ''
    const isDone = await save(async (sending) => {
      made = (await api.trip.copyTrip({ package_code }, sending)).package_code
    })
    if (!isDone) return
    tell(words.copied)
    void navigate(`/${agency}/trips/${made}`)
  }
  return { copy, saving, problem }
}
