// A message as 알림톡: the words that Kakao approved, their values and the link of its button.
import { linkVariable, toKakaoVariables, type VariableValues } from '#domain/booking/message-variables.ts'
import { type findTemplate, isKakaoApproved } from '#domain/message/templates.server.ts'
import type { Language } from '#i18n/language.ts'
import type { Content, Message } from './message.server.ts'

type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** Kakao approves the Korean words. */
export function toKakao(
  template: TemplateRow,
  values: VariableValues,
  language: Language,
): Pick<Message, 'kakao'> {
  if (language !== 'ko' || !template.kakao_id || !isKakaoApproved(template)) return {}
  const variables = toKakaoVariables(template.contents.ko, values)
  return { kakao: { templateId: template.kakao_id, variables } }
}

/** The link is known once the message is said: it may hold a code that is made only then. */
export function addLink(kakao: NonNullable<Message['kakao']>, { action }: Content) {
  const link = action?.href.replace(/^https?:\/\//, '') ?? ''
  return { ...kakao, variables: { ...kakao.variables, [linkVariable]: link } }
}
