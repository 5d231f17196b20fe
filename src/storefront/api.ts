// The browser's client, for components that send something. The server has none: pages there only load.
import { createContext } from 'react'
import type { ClientOf } from '#platform/wire/call.ts'
import type { calls } from './calls.ts'

export type Api = ClientOf<typeof calls>

export const ApiContext = createContext<Api | null>(null)
