// A page of the storefront: what it may load, and who looks at it.
import type { Api } from '#storefront/api.ts'
import type * as web from '#web/page.ts'

export type PageGround = web.PageGround<Api>
export type PageArgs = web.PageArgs<Api>
export type Page = web.Page<Api>
