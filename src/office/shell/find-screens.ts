// Which screens the search of Ctrl-K means: by their name, and by the words the trade has for what they do.
import type { OfficeText } from '#i18n/office/office-text.ts'
import { screens } from '#office/routes.ts'

type SearchTexts = Pick<OfficeText, 'shell' | 'search'>

function describe({ menu, found }: (typeof screens)[number], { shell, search }: SearchTexts) {
  if (menu) return { group: menu.group, title: shell.menu[menu.name], terms: search.menuTerms[menu.name] }
  return found && { group: found.group, ...search.found[found.name] }
}

export function findScreens(words: SearchTexts, query: string) {
  const terms = query.trim().toLowerCase().split(/\s+/)
  return screens.flatMap((screen) => {
    const described = describe(screen, words)
    if (!described) return []
    const text = `${described.title} ${described.terms}`.toLowerCase()
    if (!terms.every((term) => text.includes(term))) return []
    return [{ path: screen.path, may: screen.may, group: described.group, title: described.title }]
  })
}
