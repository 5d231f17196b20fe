// §2, §4, §5 The global popup: log-in, look-up of a booking, find password.
import { expect, test } from 'vitest'
import { emptyListPath, eventually, openStorefront } from './storefront-page.ts'

test('the log-in link opens the popup, and one can go between log-in, look-up and find password', async () => {
  const { popup, words, openLogin, switchTo, waitForAddress } = await openStorefront(1, '/travel?page=2')
  await openLogin()
  for (const name of [words.popup.lookUp, words.popup.findPassword, words.popup.login]) await switchTo(name)
  expect(await popup.getByRole('button').allInnerTexts()).toContain('비회원 예약조회')
  await waitForAddress('/travel?page=2')
})

test('what is missing in the log-in form is named, and the first missing field is ready to type in', async () => {
  const { popup, openLogin } = await openStorefront(1, emptyListPath)
  await openLogin()
  const send = () => popup.getByRole('button', { name: '로그인', exact: true }).click()
  await send()
  await eventually(() => popup.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    '아이디를 입력해 주세요.',
    '비밀번호를 입력해 주세요.',
  ])
  await eventually(() =>
    popup.getByLabel('아이디', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await popup.getByLabel('아이디', { exact: true }).fill('demo')
  await send()
  await eventually(() => popup.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    '비밀번호를 입력해 주세요.',
  ])
})

test('the messages are in the chosen language', async () => {
  const { popup, openLogin } = await openStorefront(4, emptyListPath)
  await openLogin()
  await popup.getByRole('button', { name: 'Log in', exact: true }).click()
  await eventually(() => popup.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    'Please enter your ID.',
    'Please enter your password.',
  ])
})

test('look-up asks for the number and the name', async () => {
  const { popup, words, openLogin, switchTo } = await openStorefront(1, emptyListPath)
  await openLogin()
  await switchTo(words.popup.lookUp)
  await popup.getByRole('button', { name: '조회하기' }).click()
  await eventually(() => popup.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    '예약번호를 입력해 주세요.',
    '이름을 입력해 주세요.',
  ])
})

test('find password points out an empty address, and asks the server all the same', async () => {
  const reset = '/api/landing/user/resetPassword'
  const { page, popup, words, openLogin, switchTo } = await openStorefront(1, emptyListPath, {
    refused: [reset],
  })
  await openLogin()
  await switchTo(words.popup.findPassword)
  const sentRequest = page.waitForRequest((request) => new URL(request.url()).pathname === reset)
  await popup.getByRole('button', { name: '새 비밀번호 받기' }).click()
  expect((await sentRequest).method()).toBe('POST')
  await popup.getByText('이메일을 입력해 주세요.').waitFor()
})

test('Escape, the close button and the back button close the popup and leave the page as it was', async () => {
  const { page, popup, words, openLogin, switchTo, open, waitForAddress } = await openStorefront(1)
  await open('/travel?page=2')
  await openLogin()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
  await waitForAddress('/travel?page=2')
  await openLogin()
  await popup.getByRole('button', { name: words.popup.close }).click()
  await popup.waitFor({ state: 'hidden' })
  await openLogin()
  await switchTo(words.popup.findPassword)
  await page.goBack()
  await popup.waitFor({ state: 'hidden' })
  await waitForAddress('/travel?page=2')
  await page.goBack()
  await waitForAddress('/')
})

test('a reload with the popup open shows the popup again, without a fault', async () => {
  const { page, popup, words, openLogin } = await openStorefront(1, emptyListPath)
  await openLogin()
  await page.reload()
  await popup.getByRole('heading', { name: words.popup.login }).waitFor()
  await page.goBack()
  await popup.waitFor({ state: 'hidden' })
})

test('social log-in is offered only where the agency has a Kakao key', async () => {
  const withKey = await openStorefront(1, emptyListPath)
  await withKey.openLogin()
  expect(await withKey.popup.getByRole('link', { name: '카카오로 시작하기' }).getAttribute('href')).toBe(
    '/auth/kakao/start',
  )
  const without = await openStorefront(2, emptyListPath)
  await without.openLogin()
  expect(await without.popup.getByRole('link', { name: '카카오로 시작하기' }).count()).toBe(0)
})
