// The menu as the office loads it.
import type { Api } from '#office/api.ts'

export type MenuSettings = Awaited<ReturnType<Api['menu']['menu']>>
export type MenuItem = MenuSettings['items'][number]
