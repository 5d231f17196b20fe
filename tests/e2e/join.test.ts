// §2, §5, §8 Joining, and verifying the address one gave.
import { expect, test } from 'vitest'
import { auth as ko } from '#i18n/ko/auth.ts'
import { errors } from '#i18n/ko/errors.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { mailed } from '#i18n/ko/mailed.ts'
import { createLoginId, createMember, createPhoneNumber, logIn, waitForMail } from './member-steps.ts'
import { eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

const joinPath = '/api/user/join'
const readAlerts = ({ main }: StorefrontPage) =>
  main.getByRole('alert').filter({ visible: true }).allInnerTexts()
const submitForm = ({ main }: StorefrontPage) => main.getByRole('button', { name: ko.join.submit }).click()

async function fillForm(
  { main }: StorefrontPage,
  values: Partial<Record<'id' | 'password' | 'again' | 'contact', string>> = {},
) {
  const {
    id = createLoginId(),
    password = '바다가 보이는 창가',
    again = password,
    contact = createPhoneNumber(),
  } = values
  await main.getByLabel(ko.popup.id, { exact: true }).fill(id)
  await main.getByLabel(ko.popup.password, { exact: true }).fill(password)
  await main.getByLabel(ko.password.again).fill(again)
  await main.getByLabel(ko.person.name).fill('박여행')
  await main.getByLabel(ko.person.email).fill(`${id}@example.com`)
  await main.getByLabel(ko.person.contact).fill(contact)
  await main.getByText(ko.person.female).click()
  await main.getByLabel(ko.person.birthdate).fill('19680514')
  return { login_id: id, password, email: `${id}@example.com` }
}

test('somebody joins, logs in, is back where they were, and verifies the address by the mailed link', async () => {
  const shop = await openStorefront(1, '/auth/join?to=%2Fmypage%2Finfo', { width: 390 })
  const member = await fillForm(shop)
  await shop.main.getByText(ko.join.idFree).waitFor()
  await shop.main.getByLabel(ko.consents.all).check()
  await submitForm(shop)
  await shop.waitForAddress('/auth/login?to=/mypage/info')
  await shop.main.getByText(ko.join.joined).waitFor()
  await logIn(shop, member)
  await shop.waitForAddress('/mypage/info')
  for (const fact of [member.login_id, '박여행', member.email, '여성', '1968-05-14', '확인 안 됨'])
    await eventually(() => shop.main.textContent()).toContain(fact)

  const [link = ''] =
    /https?:\/\/\S+\/auth\/verify#\S+/.exec(await waitForMail(member.email, 'verify-email')) ?? []
  await shop.open(link.slice(shop.origin.length))
  await shop.main.getByText(mailed.verify.byId(member.login_id)).waitFor()
  expect(shop.getAddress()).toBe('/auth/verify') // the token is in no address bar and no history
  await shop.main.getByRole('button', { name: mailed.verify.confirm }).click()
  await shop.main.getByText(mailed.verify.verified).waitFor()
  await shop.main.getByRole('link', { name: mailed.verify.toInfo }).click()
  await shop.main.getByText('확인됨').waitFor()
})

test('a used or unknown verification link says so and offers a next step', async () => {
  const shop = await openStorefront(1, '/auth/verify#never-was', { refused: ['/api/landing/user/mailLink'] })
  await shop.main.getByText(mailed.verify.expired).waitFor()
  expect(await shop.main.getByRole('link', { name: mailed.verify.toInfo }).count()).toBe(1)
})

test('what is missing is named at each field, and the first one is ready to type in', async () => {
  const shop = await openStorefront(1, '/auth/join')
  await submitForm(shop)
  await eventually(() => readAlerts(shop)).toEqual([
    fieldErrors.enterId,
    fieldErrors.enterPassword,
    fieldErrors.enterName,
    fieldErrors.enterEmail,
    fieldErrors.enterContact,
    errors.CONSENT_REQUIRED,
  ])
  await eventually(() =>
    shop.main.getByLabel(ko.popup.id, { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true)
})

test('passwords that differ, are short or are the id are not taken, and the strength is said in words', async () => {
  const shop = await openStorefront(1, '/auth/join', { refused: [joinPath] })
  const { login_id } = await fillForm(shop, { again: 'something else' })
  await shop.main.getByText(ko.password.strong).waitFor()
  await shop.main.getByLabel(ko.consents.all).check()
  await submitForm(shop)
  await eventually(() => readAlerts(shop)).toEqual([ko.password.differ])
  await fillForm(shop, { id: login_id, password: 'short' })
  await submitForm(shop)
  await eventually(() => readAlerts(shop)).toEqual([ko.password.short(8)])
  await fillForm(shop, { id: login_id, password: login_id })
  await shop.main.getByText(ko.password.weak).waitFor()
  await submitForm(shop)
  await eventually(() => readAlerts(shop)).toEqual(['너무 쉬운 비밀번호예요. 다른 비밀번호를 입력해 주세요.'])
})

test('an id or a telephone somebody has is refused at its field, and nothing is lost of what was typed', async () => {
  const shop = await openStorefront(1, '/auth/join', { refused: [joinPath] })
  const other = await createMember(1)
  await fillForm(shop, { id: other.login_id })
  await shop.main.getByText(ko.join.idTaken).waitFor()
  const contact = createPhoneNumber()
  await fillForm(shop, { contact })
  await shop.main.getByLabel(ko.consents.all).check()
  await submitForm(shop)
  await shop.waitForAddress('/auth/login')
  await shop.open('/auth/join')
  await fillForm(shop, { contact })
  await shop.main.getByLabel(ko.consents.all).check()
  await submitForm(shop)
  await eventually(() => readAlerts(shop)).toEqual(['이미 사용 중인 연락처예요.'])
  expect(await shop.main.getByLabel(ko.person.name).inputValue()).toBe('박여행')
})

test('a server error says whom to contact if it persists', async () => {
  const shop = await openStorefront(4, '/auth/join', { language: 'ko', refused: [joinPath] })
  await shop.page.route(`**${joinPath}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'UNEXPECTED', description: { ko: '문제', en: 'Trouble' } } }),
  )
  await fillForm(shop)
  await shop.main.getByLabel(ko.consents.all).check()
  await submitForm(shop)
  await shop.main.getByText('회원가입에 실패했어요. 계속되면 관리자에게 문의해 주세요.').waitFor()
})

test('each text is read in place; nothing is agreed to in advance, and all four are needed', async () => {
  const shop = await openStorefront(1, '/auth/join')
  const boxes = shop.main.getByRole('group', { name: ko.consents.title }).getByRole('checkbox')
  expect(
    await boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked)),
  ).toEqual([false, false, false, false, false])
  for (const type of ['use', 'privacy', 'tour'] as const) {
    await shop.main.getByLabel(`${ko.consents.text[type]} ${ko.consents.read}`).click()
    await shop.main
      .getByRole('region', { name: ko.consents.text[type] })
      .getByRole('heading')
      .first()
      .waitFor()
  }
  for (const consent of ['age', 'use', 'privacy'] as const)
    await shop.main.getByLabel(ko.consents[consent]).check()
  await eventually(() => shop.main.getByLabel(ko.consents.all).isChecked()).toBe(false)
  await shop.main.getByLabel(ko.consents.tour).check()
  await eventually(() => shop.main.getByLabel(ko.consents.all).isChecked()).toBe(true)
})
