// A screen of the office: its address, its page, its words, and who may see it.
import type { OfficeText, OfficeTextRoom } from '#i18n/office/office-text.ts'
import type { Permission } from '#roles.ts'
import type { SiteTextRoom } from './load-site-texts.ts'

export type Screen = {
  path: string
  page: string
  /** The rooms of words it speaks beside those of every screen, and what it borrows from the storefront's. */
  words: OfficeTextRoom[]
  siteWords?: SiteTextRoom[]
  may?: Permission
  /** For operators alone. */
  operator?: true
  /** What the search calls it, where it has no entry in the menu. */
  found?: { group: keyof OfficeText['shell']['groups']; name: keyof OfficeText['search']['found'] }
  /** Its group and its label in the menu. */
  menu?: { group: keyof OfficeText['shell']['groups']; name: keyof OfficeText['shell']['menu'] }
}
