// No form puts what people say about themselves into the address: it waits for scripts, or is sent by POST.
import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { queryKeys } from '#storefront/routes.ts'
import { createRouteAddresses } from '../render-all-routes.ts'
import { createSite, type Site } from '../site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

type HtmlForm = { tag: string; inside: string; submits: string[] }

const getAttribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const isSubmit = (tag: string) =>
  tag.startsWith('<button')
    ? !/\stype="(?:button|reset)"/.test(tag)
    : /^<input\b.*\stype="(?:submit|image)"/.test(tag)

/** The forms of a page with the buttons that send them, those included that are elsewhere on the page. */
function findForms(html: string): HtmlForm[] {
  const outside = [...html.matchAll(/<(?:button|input)\b[^>]*\sform="[^"]*"[^>]*>/g)].map(([tag]) => tag)
  return [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => ({
    tag,
    inside,
    submits: [
      ...[...inside.matchAll(/<(?:button|input)\b[^>]*>/g)].map(([each]) => each),
      ...outside.filter((each) => getAttribute(each, 'form') === getAttribute(tag, 'id')),
    ].filter(isSubmit),
  }))
}

const searchFields: ReadonlySet<string> = new Set(queryKeys)

/** Why nothing that a person says is in an address after this form was sent without scripts. */
async function explainSafety({ tag, inside, submits }: HtmlForm): Promise<string> {
  // A form without a button is sent by the Enter key, one whose button is switched off is not.
  if (submits.length > 0 && submits.every((each) => /\sdisabled=""/.test(each))) return 'waits for scripts'
  const action = getAttribute(tag, 'action')
  if (action === undefined) return `OPEN ${tag}`
  if (getAttribute(tag, 'method') === 'post') {
    const { statusCode } = await site.request(action, { method: 'POST' })
    return statusCode === 404 ? `NOBODY TAKES ${tag}` : 'is posted'
  }
  const names = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*\sname="([^"]*)"/g)]
  const told = names.map(([, name = '']) => name).filter((name) => !searchFields.has(name))
  return told.length > 0 ? `TELLS ${told} ${tag}` : 'searches'
}

test('without JavaScript every form searches by GET, is sent by POST, or is disabled', async () => {
  const { addresses, pass, member } = await createRouteAddresses(site)
  const post = { board_id: 'QNA', type: 'QNA', user_id: null, reg_name: '홍길동' } as const
  const secret = await site.make.post({ ...post, private_yn: 'Y' })
  const more = [`/board/QNA/${secret.id}`, `/board/QNA/${secret.id}/edit`, '/papers', '/go']
  const seen = new Map<string, Set<string>>()
  for (const cookie of ['', pass, await site.createTokenCookie(member)])
    for (const address of [...addresses.map((each) => each.address), ...more]) {
      const { body } = await site.request(address, { headers: cookie ? { cookie } : {} })
      for (const form of findForms(body)) {
        const why = await explainSafety(form)
        seen.set(why, (seen.get(why) ?? new Set()).add(address.split('?', 1)[0] ?? ''))
      }
    }
  expect([...seen.keys()].sort()).toEqual(['is posted', 'searches', 'waits for scripts'])
  expect([...(seen.get('waits for scripts') ?? [])]).toEqual(
    expect.arrayContaining(['/contact', '/board/QNA/write', '/auth/join', `/board/QNA/${secret.id}`]),
  )
  for (const address of [/^\/travel\/reserve\//, /^\/travel\/booking\//])
    expect([...(seen.get('waits for scripts') ?? [])]).toContainEqual(expect.stringMatching(address))
})

test('in whatever state a page is: a button that sends is Submit, unless its form says where it goes', () => {
  const files = fs.globSync('src/{storefront,ui,web}/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((file) => {
    const source = fs.readFileSync(file, 'utf8')
    return /type="submit"/.test(source) && !/<form\b[^>]*\saction=/s.test(source)
  })
  expect(own).toEqual(['src/web/submit.tsx'])
})
