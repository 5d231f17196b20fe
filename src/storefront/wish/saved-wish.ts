// The trip a visitor wished for before logging in: kept on the device, wished for at the next log-in.
import type { Api } from '#storefront/api.ts'

const storageKey = 'naru:wish'

export function saveWishForLogin(package_code: string): void {
  try {
    localStorage.setItem(storageKey, package_code)
  } catch {
    // A full or forbidden storage: it can be pressed again.
  }
}

/** One press adds and the next takes away, so it is looked at first. A trip that is gone is dropped. */
export async function addSavedWish(api: Api): Promise<void> {
  try {
    const package_code = localStorage.getItem(storageKey)
    if (package_code === null) return
    localStorage.removeItem(storageKey)
    const { is_wish } = await api.catalog.packageInfo({ package_code })
    if (!is_wish) await api.wish.toggle({ package_code })
  } catch {
    // A failed wish must not stop the log-in.
  }
}
