// §3 Agency, agency key and categories, persisted in the browser.
// The first render never uses it; the server's data wins.

import { persistedStateMs } from '#limits/shown.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Session } from '#web/page.ts'

const nameOf = (travel_agency: number) => `naru:${travel_agency}`
const lastKey = 'naru:agency'

/** Writes what the server sent with the page. */
export function keepState({ travel_agency }: Session, loaderData: Record<string, unknown>): void {
  const shell = partsOf(loaderData.shell)
  if (travel_agency === null || !shell.info) return
  try {
    localStorage.setItem(
      nameOf(travel_agency),
      JSON.stringify({ travel_agency, agency: shell.info, categories: shell.categories }),
    )
    localStorage.setItem(lastKey, String(travel_agency))
  } catch {
    // A full or forbidden storage loses nothing: the server sends it again.
  }
}

/**
 * Every call waits for the agency's key (§4): the page's own, or the persisted one; nobody waits longer than
 * 5,000 ms.
 */
export async function recallAgencyKey({ travel_agency }: Session): Promise<number> {
  if (travel_agency !== null) return travel_agency
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the agency is not known')), persistedStateMs),
  )
  return Promise.race([late, persistedKey()])
}

async function persistedKey(): Promise<number> {
  const kept = localStorage.getItem(lastKey)
  return kept
    ? Number(kept)
    : new Promise((resolve) =>
        addEventListener(
          'storage',
          ({ key, newValue }) => key === lastKey && newValue && resolve(Number(newValue)),
        ),
      )
}
