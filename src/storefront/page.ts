// A page of the storefront: what it may load, and who looks at it.
import type { Api } from '#storefront/api.ts'
import type * as web from '#web/page.ts'

export type LoaderContext = web.LoaderContext<Api>
export type PageArgs = web.PageArgs<Api>
export type PageModule = web.PageModule<Api>
