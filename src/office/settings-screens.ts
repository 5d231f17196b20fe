// The screens for what an agency sets: its company, money, channels, keys, domains and terms.
import type { Screen } from './screen.ts'

export const settingsScreens: Screen[] = [
  {
    path: '/:agency/settings/opening',
    page: 'settings/opening',
    words: ['company'],
    may: 'company',
    menu: { group: 'settings', name: 'opening' },
  },
  {
    path: '/:agency/settings/company',
    page: 'settings/company',
    words: ['company'],
    may: 'company',
    menu: { group: 'settings', name: 'company' },
  },
  {
    path: '/:agency/settings/payment',
    page: 'settings/account-and-fees',
    words: ['company'],
    may: 'company',
    menu: { group: 'settings', name: 'payment' },
  },
  {
    path: '/:agency/settings/channels',
    page: 'settings/channels',
    words: ['company'],
    may: 'site',
    menu: { group: 'settings', name: 'channels' },
  },
  {
    path: '/:agency/settings/connections',
    page: 'settings/connections',
    words: ['connections'],
    may: 'company',
    menu: { group: 'settings', name: 'connections' },
  },
  {
    path: '/:agency/settings/domains',
    page: 'settings/domains',
    words: ['domains'],
    may: 'company',
    menu: { group: 'settings', name: 'domains' },
  },
  {
    path: '/:agency/moving',
    page: 'moving/moving',
    words: ['moving'],
    may: 'company',
    menu: { group: 'settings', name: 'moving' },
  },
  {
    path: '/:agency/old-addresses',
    page: 'moving/old-addresses',
    words: ['moving'],
    may: 'site',
    menu: { group: 'show', name: 'oldAddresses' },
  },
  {
    path: '/:agency/settings/data',
    page: 'settings/data',
    words: ['archive'],
    may: 'company',
    menu: { group: 'settings', name: 'data' },
  },
  {
    path: '/:agency/terms',
    page: 'terms/terms',
    words: ['terms'],
    may: 'company',
    menu: { group: 'settings', name: 'terms' },
  },
  {
    path: '/:agency/terms/:type',
    page: 'terms/kind',
    words: ['terms'],
    siteWords: ['write'],
    may: 'company',
  },
]
