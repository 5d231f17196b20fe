// The browser's client, for components that send something. The server has none: pages there only load.
import { createContext } from 'react'
import type { ApiClient } from '#platform/wire/call.ts'
import type { calls } from './calls.ts'

export type Api = ApiClient<typeof calls>

export const ApiContext = createContext<Api | null>(null)
