// What a screen of the office is: what it loads, what it shows.
import type { ComponentType } from 'react'
import type { Api } from './api.ts'

export type LoaderArgs = { api: Api; url: URL; params: Readonly<Record<string, string | undefined>> }
export type OfficePage = { default: ComponentType; loader?: (args: LoaderArgs) => unknown }
