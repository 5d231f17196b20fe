// Which columns of a list somebody has hidden, remembered in this browser.
import { useState } from 'react'

export function useHiddenColumns(name: string) {
  const storageKey = `naru:columns:${name}`
  const [hidden, setHidden] = useState<string[]>(() =>
    (localStorage.getItem(storageKey) ?? '').split(',').filter(Boolean),
  )
  function toggle(key: string): void {
    const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]
    setHidden(next)
    localStorage.setItem(storageKey, next.join(','))
  }
  return { isShown: (key: string) => !hidden.includes(key), toggle }
}
