// The keys of writes that book or pay: the same press again, after a lost answer, is the same one.
import { useRef } from 'react'

export function useRequestKeys() {
  const keys = useRef(new Map<string, string>())
  const getKey = (what: unknown): string => {
    const name = JSON.stringify(what)
    const key = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, key)
    return key
  }
  const dropKey = (what: unknown) => keys.current.delete(JSON.stringify(what))
  return { getKey, dropKey }
}
