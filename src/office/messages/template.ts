// A template as the screens have it.
import type { Api } from '#office/api.ts'

export type Template = Awaited<ReturnType<Api['message']['templates']>>['list'][number]
