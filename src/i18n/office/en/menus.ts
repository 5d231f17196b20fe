// The menu: order, names, hiding, links, in English.
import type { menus as Korean } from '#i18n/office/ko/menus.ts'

export const menus: typeof Korean = {
  title: 'Menu',
  lead: 'The order and the names of the links in the header, in the menu of phones and in the footer.',
  list: 'Menu',
  required:
    'Terms of use, privacy policy, travel terms and company details are always in the footer, as the law requires, and can’t be hidden. Log-in and My Page can’t be hidden either.',
  account: 'Log in · My Page',
  hidden: 'Hidden',
  hide: (name) => `Hide ${name}`,
  show: (name) => `Show ${name}`,
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Delete ${name}`,
  addLink: 'Add link',
  editTitle: 'Edit menu item',
  linkTitle: 'Link',
  name: 'Name',
  nameHint: (usual) => `Leave it empty for “${usual}”.`,
  href: 'Address',
  hrefHint: 'A page of the site such as /travel, or an address that begins with https://',
  apply: 'Apply',
  unsaved: 'There are changes you haven’t saved yet.',
  saved: 'Menu saved. Your site shows it now.',
}
