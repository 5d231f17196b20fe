// Who is logged in, and what they may do at the agency of the address.
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#i18n/language.ts'
import type { Api } from '#office/api.ts'
import { useAgency } from '#office/kit/office-link.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Permission } from '#roles.ts'
import { switchLanguage } from './switch-language.ts'

/** Who comes to a browser that spoke another language finds the office in their own. */
export async function loadShell(api: Api, to: string) {
  const me = await api.staff.me()
  if (me.language !== document.documentElement.lang) switchLanguage(me.language, to)
  return me
}

/** Who is logged in, and the agency of the address with what they may do there. */
export function useMe() {
  const me = useRouteLoaderData<typeof loadShell>('shell')
  if (!me) throw new Error('a screen stands outside of the shell')
  const agency = useAgency()
  // On one's own account no agency is named: who works for one only keeps its menu.
  const onlyAgency = me.agencies.length === 1 ? me.agencies[0] : undefined
  const namedAgency = me.agencies.find(({ travel_agency }) => String(travel_agency) === agency)
  return { me, currentAgency: agency === '' ? onlyAgency : namedAgency }
}

/** The languages the site of this agency speaks, its own first: words are written in these. */
export function useSiteLanguages(): readonly Language[] {
  const { currentAgency } = useMe()
  return currentAgency?.languages ?? ['ko']
}

/** The label of a field that is once for each language of the site. */
export function useLanguageLabel(): (language: Language, label: string) => string {
  const { inLanguage } = useText('kit')
  const isBilingual = useSiteLanguages().length > 1
  return (language, label) => (isBilingual ? inLanguage[language](label) : label)
}

/** Whether their roles at this agency allow it. */
export function useMay(): (right: Permission) => boolean {
  const { currentAgency } = useMe()
  return (right) => currentAgency?.may.includes(right) ?? false
}
