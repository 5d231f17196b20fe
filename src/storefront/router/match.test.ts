import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '#storefront/routes.ts'
import { matchEntry } from './match.ts'

test('browser and server find the same page at an address, with the same names in it', () => {
  const addresses = [
    ...routes.map(({ path }) => path.replaceAll(/:\w+/g, 'HN101')),
    '/Travel/',
    '/board/review/7',
    '/board/QNA/write',
    '/board/QNA/7/edit',
    '/travel/detail/%EC%A0%9C%EC%A3%BC%20%ED%95%9C',
    '/travel/detail/a%2Fb',
    '/travel/detail/%E0%A4%A',
    '/travel/detail',
    '/nowhere/at/all',
  ]
  for (const address of addresses) {
    const theirs = matchRoutes(routes, address)?.at(0)
    const ours = matchEntry(routes, address)
    expect([address, ours?.entry.page, ours?.params]).toEqual([
      address,
      theirs?.route.page,
      theirs && { ...theirs.params },
    ])
  }
})
