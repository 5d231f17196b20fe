// §3 Agency, agency key and categories, persisted in the browser.
// The first render never uses it; the server's data wins.

import { readFields } from '#lib/read-fields.ts'
import { persistedStateMs } from '#limits/display.ts'
import type { Session } from '#web/page.ts'

const getStorageKey = (travel_agency: number) => `naru:${travel_agency}`
const lastKey = 'naru:agency'

/** Writes what the server sent with the page. */
export function saveAgencyState({ travel_agency }: Session, loaderData: Record<string, unknown>): void {
  const shell = readFields(loaderData.shell)
  if (travel_agency === null || !shell.info) return
  try {
    localStorage.setItem(
      getStorageKey(travel_agency),
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
export async function getAgencyKey({ travel_agency }: Session): Promise<number> {
  if (travel_agency !== null) return travel_agency
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the agency is not known')), persistedStateMs),
  )
  return Promise.race([timeout, readStoredAgencyKey()])
}

async function readStoredAgencyKey(): Promise<number> {
  const stored = localStorage.getItem(lastKey)
  return stored
    ? Number(stored)
    : new Promise((resolve) =>
        addEventListener(
          'storage',
          ({ key, newValue }) => key === lastKey && newValue && resolve(Number(newValue)),
        ),
      )
}
