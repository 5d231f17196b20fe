// Keys of an agency's own systems, in English.
import type { keys as ko } from '#i18n/office/ko/keys.ts'

export const keys: typeof ko = {
  title: 'API keys',
  lead: 'Let your own software create and update trips and departures. Name each key, and revoke keys you no longer use.',
  make: 'Create key',
  name: 'Name',
  nameHint: 'The software that uses it. This name appears in the log.',
  scopes: 'Permissions',
  scope: { trips: 'Trips', departures: 'Departures and prices' },
  scopeHint: {
    trips: 'Read, edit and publish trips.',
    departures: 'Read and edit departures, prices and seats.',
  },
  makeNow: 'Create',
  made: 'API key created',
  once: 'This key is shown only once. Copy it and store it safely. If you lose it, revoke it and create a new one.',
  key: 'Key',
  close: 'Close',
  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke ${name}`,
  revokeAsk: (name: string) => `Revoke the key “${name}”?`,
  revokeLead: 'Software using this key loses access immediately. This can’t be undone.',
  revoked: 'Key revoked.',
  gone: 'Revoked',
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Never used',
  madeBy: (name: string, when: string) => `${name}, ${when}`,
  none: 'No API keys yet.',
  how: 'How to use it',
  howLead: 'Send the key in a request header to this address. Up to 600 requests per minute.',
  document: 'API reference (OpenAPI)',
}
