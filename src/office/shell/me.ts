// Who is logged in, and what they may do at the agency of the address.
import { useParams, useRouteLoaderData } from 'react-router'
import type { May } from '#roles.ts'
import type { Api } from '../api.ts'
import { speak } from './speak.ts'

/** Who comes to a browser that spoke another language finds the office in their own. */
export async function loadShell(api: Api, to: string) {
  const me = await api.staff.me()
  if (me.language !== document.documentElement.lang) speak(me.language, to)
  return me
}

/** Who is logged in, and the agency of the address with what they may do there. */
export function useMe() {
  const me = useRouteLoaderData<typeof loadShell>('shell')
  if (!me) throw new Error('a screen stands outside of the shell')
  const { agency } = useParams()
  // On one's own account no agency is named: who works for one only keeps its menu.
  const only = me.agencies.length === 1 ? me.agencies[0] : undefined
  const named = me.agencies.find(({ travel_agency }) => String(travel_agency) === agency)
  return { me, here: agency === undefined ? only : named }
}

/** Whether their roles at this agency allow it. */
export function useMay(): (wanted: May) => boolean {
  const { here } = useMe()
  return (wanted) => here?.may.includes(wanted) ?? false
}
