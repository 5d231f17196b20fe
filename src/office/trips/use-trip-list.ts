// What is done in the list of trips: their order is changed, one is copied.
import { type DragEvent, useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'

export type Trip = Awaited<ReturnType<Api['trip']['trips']>>['list'][number]

/** A trip is carried to the place of another; the keyboard has its two buttons. */
export function useTripOrder(list: readonly Trip[]) {
  const words = useText('trips')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [dragged, setDragged] = useState<number>()
  async function order(from: number, to: number): Promise<void> {
    const codes = list.map(({ package_code }) => package_code)
    codes.splice(to, 0, ...codes.splice(from, 1))
    if (await save(() => api.trip.orderTrips({ codes }))) toast(words.ordered)
  }
  const move = (trip: Trip, by: number) => void order(list.indexOf(trip), list.indexOf(trip) + by)
  const getDragProps = (trip: Trip) => {
    const at = list.indexOf(trip)
    return {
      draggable: true,
      onDragStart: () => setDragged(at),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined && dragged !== at) void order(dragged, at)
        setDragged(undefined)
      },
    }
  }
  const isFirst = (trip: Trip) => list[0] === trip
  const isLast = (trip: Trip) => list.at(-1) === trip
  return { move, getDragProps, isFirst, isLast, saving, problem }
}

export function useCopyTrip() {
  const words = useText('trips')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const { save, saving, problem } = useSave()
  async function copy(package_code: string): Promise<void> {
    const saved = await save((sending) => api.trip.copyTrip({ package_code }, sending))
    if (!saved) return
    toast(words.copied)
    void navigate(`/trips/${saved.answer.package_code}`)
  }
  return { copy, saving, problem }
}
