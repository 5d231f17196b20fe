// What the browser sees of the Kakao stand-in: the consent page, and the page of an error.
import { escapeHtml } from '#lib/escape-html.ts'
import { type PageCode, pageCodes } from './codes.server.ts'
import { kakaoPeople } from './people.server.ts'

/** A CSP of its own: the style is in the page, and the answer leads to another site. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action http: https:; frame-ancestors 'none'; base-uri 'none'"

const bilingual = ({ ko, en }: { ko: string; en: string }) => `${ko} <span lang="en">${en}</span>`

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: #f4f4f5; color: #191919; font: 16px/1.5 "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif }
  main { width: 100%; max-width: 440px; padding: 24px; border-radius: 16px; background: #fff; box-shadow: 0 4px 24px rgb(0 0 0 / .08) }
  h1 { margin: 0 0 12px; font-size: 22px }
  p { margin: 0 0 16px }
  span[lang=en] { color: #5c5c5c; font-size: .875em }
  .note { padding: 8px 12px; border-radius: 8px; background: #fffbd6; font-size: 14px }
  fieldset { margin: 0 0 16px; padding: 0; border: 0 }
  legend { margin-bottom: 8px; padding: 0; font-weight: 600 }
  label { display: flex; gap: 12px; padding: 8px 12px; border: 1px solid #d9d9dc; border-radius: 8px; cursor: pointer }
  label + label { margin-top: 8px }
  label:has(:checked) { border-color: #191919 }
  label > span, label > span > span { display: block }
  button { width: 100%; min-height: 48px; border: 0; border-radius: 8px; background: #fee500; color: #191919; font: inherit; font-weight: 600; cursor: pointer }
  button + button { margin-top: 8px; background: #ececee; font-weight: 400 }
  button span[lang=en] { color: inherit }
  :focus-visible { outline: 3px solid #1a5fd0; outline-offset: 2px }
  code { font-size: 18px }`

const renderPage = (title: string, main: string) => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>
<h1>${bilingual({ ko: '카카오 로그인', en: 'Kakao login' })}</h1>
${main}
</main></body>
</html>`

const note = `<p class="note">${bilingual({ ko: '체험용 화면입니다. 카카오로는 아무것도 보내지 않습니다.', en: 'A stand-in for trying things out. Nothing is sent to Kakao.' })}</p>`

/** The form is sent to the page's own address, which holds what the app asked for. */
export function renderConsentPage(host: string): string {
  const choices = Object.values(kakaoPeople).map(
    ({ kakao_id, name, gives }, at) =>
      `<label><input type="radio" name="kakao_id" value="${kakao_id}"${at === 0 ? ' checked' : ''}><span><strong>${bilingual(name)}</strong><span>${bilingual(gives)}</span></span></label>`,
  )
  return renderPage(
    '카카오 로그인 · Kakao login',
    `${note}
<p>${bilingual({ ko: `<strong>${escapeHtml(host)}</strong>에 로그인하며 아래 정보를 제공합니다.`, en: 'You log in there and share what is listed.' })}</p>
<form method="post">
<fieldset><legend>${bilingual({ ko: '누구로 로그인할까요?', en: 'Who are you?' })}</legend>
${choices.join('\n')}
</fieldset>
<button name="answer" value="agree">${bilingual({ ko: '동의하고 계속하기', en: 'Agree and continue' })}</button>
<button name="answer" value="deny">${bilingual({ ko: '취소', en: 'Cancel' })}</button>
</form>`,
  )
}

export const renderErrorPage = (code: PageCode): string =>
  renderPage(
    `${code} · 카카오 로그인`,
    `${note}\n<p><code>${code}</code></p>\n<p>${bilingual(pageCodes[code])}</p>`,
  )
