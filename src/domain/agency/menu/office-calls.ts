// The menu of a site in the office. Decision 88
import { z } from 'zod'
import { menuLimits } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { line, Nothing, optionalText, Revision, Words, withError } from '#platform/wire/shapes.ts'

/** A page of the site, never one of its files or calls; or a page elsewhere by a safe address. */
const MenuHref = line(300).regex(
  /^(\/(?![/\\]|(?:files|api|assets|__sim)(?:[/?#]|$))[^\s\\]*|https:\/\/[^\s/@\\]+([/?#]\S*)?)$/,
  withError('linkForm'),
)
const MenuItem = z
  .strictObject({
    id: line(80).regex(/^(?:about|contact|account|review|faq|notice|board\/[\w-]{1,60}|link\/\d{1,6})$/),
    hidden: z.boolean(),
    name: optionalText(menuLimits.name),
    href: MenuHref.nullable(),
  })
  .refine(({ id, href }) => id.startsWith('link/') === (href !== null), {
    path: ['href'],
    ...withError('linkForm'),
  })
  .refine(({ href, name }) => href === null || name.ko !== '' || name.en !== '', {
    path: ['name'],
    error: 'WORDS_REQUIRED',
  })
  .refine(({ id, hidden }) => id !== 'account' || !hidden, { path: ['hidden'], ...withError('menuRequired') })

export const menuCalls = {
  /** `usual_name`: the name of an item to which the agency gave none; a link has no usual name. */
  menu: call({
    method: 'GET',
    path: '/api/office/menu',
    takes: 'query',
    may: 'site',
    input: Nothing,
    output: z.object({
      revision: Revision,
      languages: z.array(z.enum(['ko', 'en'])),
      items: z.array(
        z.object({
          id: z.string(),
          hidden: z.boolean(),
          name: Words,
          href: z.string().nullable(),
          usual_name: Words,
        }),
      ),
    }),
  }),
  saveMenu: call({
    method: 'PUT',
    path: '/api/office/menu',
    takes: 'json',
    may: 'site',
    input: z.object({
      revision: Revision,
      items: z
        .array(MenuItem)
        .max(menuLimits.items)
        .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, withError('menuTwice')),
    }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'LINK_OF_ANOTHER', 'WORDS_REQUIRED'],
  }),
}
