// What a form learns from the schema of its call.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Consultation, NewPost } from '#domain/board/forms.ts'
import { JoinForm } from '#domain/member/forms.ts'
import { Reservation } from '#domain/reservation/forms.ts'
import { getFieldRules, parseForm } from './form-rules.ts'

test('a field knows whether it may stay empty and how long it may be', () => {
  expect(getFieldRules(Consultation, 'name')).toEqual({ required: true, maxLength: 60 })
  expect(getFieldRules(Consultation, 'email')).toEqual({ required: false, maxLength: 254 })
  expect(getFieldRules(NewPost, 'password')).toEqual({ required: false, maxLength: 64 })
  expect(getFieldRules(Reservation, 'travellers.3.name_en')).toEqual({ required: false, maxLength: 60 })
  expect(getFieldRules(Reservation, 'request')).toEqual({ required: false, maxLength: 2_000 })
  expect(getFieldRules(JoinForm, 'consents.age')).toEqual({ required: true })
  expect(getFieldRules(JoinForm, 'password_again')).toEqual({})
  const Link = z.object({ href: z.url().nullable(), words: z.string(), until: z.iso.date() })
  expect(['href', 'words', 'until'].map((name) => getFieldRules(Link, name).required)).toEqual([
    false,
    false,
    true,
  ])
})

test('what is right comes as the call takes it, what is wrong with a sentence in both languages', () => {
  const typed = { name: ' 김나루 ', contact: '010-1234-5678', contents: '문의', privacy: true }
  expect(parseForm(Consultation, typed)).toEqual({ data: { ...typed, name: '김나루' } })
  const found = parseForm(Consultation, { ...typed, name: '', email: 'nobody', privacy: false })
  expect(found).toEqual({
    wrong: {
      name: { ko: '이름을 입력해 주세요.', en: 'Please enter a name.' },
      email: { ko: '이메일 주소를 다시 확인해 주세요.', en: 'Please check the email address.' },
      privacy: { ko: '필수 약관에 동의해 주세요.', en: 'Please agree to the required terms.' },
    },
  })
})

test('what is no whole number is told from nothing, and a large limit can be read', () => {
  const Price = z.object({ price: z.int().max(100_000_000) })
  const told = (price?: unknown) => parseForm(Price, { price })
  expect(told()).toEqual({ wrong: { price: { ko: '값을 입력해 주세요.', en: 'This is required.' } } })
  for (const typed of [1.5, '둘'])
    expect(told(typed)).toEqual({
      wrong: { price: { ko: '정수를 입력해 주세요.', en: 'Please enter a whole number.' } },
    })
  expect(told(1e12)).toEqual({
    wrong: { price: { ko: '100,000,000 이하여야 해요.', en: 'This must be at most 100,000,000.' } },
  })
})
