// The browser's client, for components that send something. The server has none: pages there only load.
import { createContext } from 'react'
import type { Api } from '#api.ts'

export const ApiContext = createContext<Api | null>(null)
