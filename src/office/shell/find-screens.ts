// Which screens the search of Ctrl-K means: by their name, and by the words the trade has for what they do.
import type { OfficeText } from '#i18n/office/office-text.ts'
import { screens } from '../routes.ts'

type ShellText = OfficeText['shell']

function describe({ menu, found }: (typeof screens)[number], words: ShellText) {
  if (menu) return { group: menu.group, title: words.menu[menu.name], terms: words.menuTerms[menu.name] }
  return found && { group: found.group, ...words.found[found.name] }
}

export function findScreens(words: ShellText, query: string) {
  const term = query.trim().toLowerCase()
  return screens.flatMap((screen) => {
    const described = describe(screen, words)
    if (!described || !`${described.title} ${described.terms}`.toLowerCase().includes(term)) return []
    return [{ path: screen.path, may: screen.may, group: described.group, title: described.title }]
  })
}
