// Storage of this tab alone, until it is closed.
// Where the browser keeps nothing, memory does until the next reload.
const memory = new Map<string, string>()

/** Anyone may have written the stored value, so its type is unknown. */
export function readTabStorage(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? memory.get(name) ?? 'null')
  } catch {
    return null
  }
}

export function saveTabStorage(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // full or forbidden
  }
}

export function deleteTabStorage(name: string): void {
  memory.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // forbidden
  }
}
