// The address a site gives itself.
import { expect, test } from 'vitest'
import { buildOrigin } from './hosts.ts'

const domains = ['agency1.example', 'www.agency1.example']

test('a demo host is taken as it was asked, in one spelling', () => {
  expect(buildOrigin({ protocol: 'http', host: 'a1.localhost:3000' }, domains, true)).toBe(
    'http://a1.localhost:3000',
  )
  expect(buildOrigin({ protocol: 'https', host: 'A1.Localhost.' }, domains, true)).toBe(
    'https://a1.localhost',
  )
  expect(buildOrigin({ protocol: 'http', host: '[::1]:3000' }, domains, true)).toBe('http://[::1]:3000')
  expect(buildOrigin({ protocol: 'http', host: 'a1.localhost:99999' }, domains, true)).toBe(
    'http://a1.localhost',
  )
})

test('any other host is one of the agency’s domains, by https and without a port', () => {
  expect(buildOrigin({ protocol: 'http', host: 'www.agency1.example:8443' }, domains, false)).toBe(
    'https://www.agency1.example',
  )
  expect(buildOrigin({ protocol: 'http', host: 'api.example' }, domains, false)).toBe(
    'https://agency1.example',
  )
  expect(buildOrigin({ protocol: 'http', host: 'a1.localhost:1' }, domains, false)).toBe(
    'https://agency1.example',
  )
})
