// Runs something once when a page is opened, although React may run effects twice.
import { useContext, useEffect, useRef } from 'react'
import type { Api } from '#storefront/api.ts'
import { ApiContext } from '#storefront/api.ts'

export function useOnce(run: (api: Api) => unknown): void {
  const api = useContext(ApiContext)
  const isDone = useRef(false)
  useEffect(() => {
    if (!api || isDone.current) return
    isDone.current = true
    run(api)
  })
}
