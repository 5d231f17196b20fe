// The channel of texts: a message in a few lines, as SMS or LMS.
import { localize } from '#i18n/language.ts'
import { countTextBytes, longestText_bytes } from '#lib/text-length.ts'
import type { Content, Message, Sender } from './message.server.ts'

/** A blank that holds a date together on a page: telephones do not know it. */
const unbroken = '\u00a0'

/**
 * Essential parts come first and are never cut; facts and notes are left out where there is no room.
 * Undefined if the rest is still too long for a text.
 */
export function renderText(
  sender: Sender,
  { to }: Pick<Message, 'to'>,
  content: Content,
): string | undefined {
  const { lead, code, facts = [], links = [], action, notes = [], unsubscribe } = content
  const company = `[${localize(sender.company_name, to.language)}]`
  const linkLines = [...links, ...(action ? [[action.label, action.href] as const] : [])].map(
    ([label, href]) => `${label}\n${href}`,
  )
  const last = unsubscribe?.join('\n')
  const factLines = facts.map(([label, value]) => `${label}: ${value}`)
  const short = [`${company} ${lead}`, code, ...linkLines]
  const full = [`${company} ${lead}`, code, factLines.join('\n'), ...linkLines, ...notes, sender.phone]
  return [full, [...short.slice(0, 2), factLines.join('\n'), ...linkLines], short]
    .map((parts) => [...parts, last].filter(Boolean).join('\n\n').replaceAll(unbroken, ' '))
    .find((text) => countTextBytes(text) <= longestText_bytes)
}
