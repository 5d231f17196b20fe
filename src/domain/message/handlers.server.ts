// §7 What the link of an advertisement does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { saveAdChoice, showAdChoice } from './ad-link.server.ts'
import type { adLinkCalls } from './calls.ts'

export const adLinkHandlers: Handlers<typeof adLinkCalls> = { adChoice: showAdChoice, saveAdChoice }
