// Sending a form to one of the storefront's calls.
import { useContext } from 'react'
import { type Api, ApiContext } from '#storefront/api.ts'
import { type Fields, type Options, useSending } from '#web/use-sending.ts'

export function useSend(
  send: (api: Api, fields: Fields) => Promise<unknown>,
  whatIsMissing: (fields: Fields) => Fields,
  options?: Options,
) {
  const api = useContext(ApiContext)
  return useSending(api ? (fields) => send(api, fields) : undefined, whatIsMissing, options)
}
