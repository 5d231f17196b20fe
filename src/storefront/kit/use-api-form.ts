// A form that goes to one of the storefront's calls.
import { useContext } from 'react'
import { type Api, ApiContext } from '#storefront/api.ts'
import { type FormConfig, useForm } from '#web/use-form.ts'

/** Without a client, as on the server, nothing is sent. */
export function useApiForm<T>(form: FormConfig<T, [Api]>) {
  const api = useContext(ApiContext)
  return useForm<T>(
    form.schema
      ? { ...form, send: async (input: T) => api && form.send(api, input) }
      : { ...form, send: async () => api && form.send(api) },
  )
}
