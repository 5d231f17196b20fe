// The mail channel: a message as text and as HTML, in the agency's name and colours, sent to an address.

import { type Language, localize } from '#i18n/language.ts'
import { toHex } from '#lib/colour.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { completeTheme, createPalette, getStepColour, type Look } from '#lib/theme.ts'
import type { Mail } from '#platform/integrations/mail.server.ts'
import { type Content, type Message, messageTexts, type Recipient, type Sender } from './message.server.ts'

export const canMail = ({ email }: Recipient) => email !== ''

/** The sender's name, under which our one address sends; an agency may have given no address to answer to. */
export const renderMail = (
  sender: Sender,
  { to, replyTo = sender.mail, subject }: Omit<Message, 'say'>,
  content: Content,
): Omit<Mail, 'from' | 'id'> & { from: string } => {
  const from = localize(sender.company_name, to.language)
  return {
    from,
    to: to.email,
    replyTo: replyTo || undefined,
    subject: subject(from),
    text: renderText(sender, to.language, content),
    html: renderHtml(sender, to.language, content),
    ...(content.unsubscribe && { unsubscribe: content.unsubscribe[1] }),
  }
}

function buildSignature(sender: Sender, language: Language): string[] {
  const { labels } = messageTexts[language]
  const hours = localize(sender.operating_time, language)
  // an agency that is just being opened has neither
  return [
    localize(sender.company_name, language),
    ...(sender.phone ? [`${labels.phone}: ${sender.phone}`] : []),
    ...(hours ? [`${labels.hours}: ${hours}`] : []),
  ]
}

function renderText(
  sender: Sender,
  language: Language,
  { greeting, lead, code, facts = [], links = [], action, notes = [], unsubscribe }: Content,
): string {
  const parts = [
    greeting,
    lead,
    code,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...links.map(([label, href]) => `${label}\n${href}`),
    action && `${action.label}\n${action.href}`,
    ...notes,
    buildSignature(sender, language).join('\n'),
    unsubscribe?.join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const renderLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const largeCode = 'font-size:32px;font-weight:bold;letter-spacing:6px;line-height:1.3'

/** A letter always has a light ground, because mail programs invert colours in their own ways. */
function pickColours(look: Look) {
  const onPaper: Look = { ...look, ground: look.ground === 'warm' ? 'warm' : 'tint' }
  const { ground, brand, 'brand-on': on } = createPalette(onPaper)
  return {
    fill: toHex(brand),
    ink: toHex(on),
    link: toHex(getStepColour(onPaper, 700)),
    paper: toHex(ground),
    corner: Math.min(look.radius, 12),
  }
}

// Tables and style attributes: what mail programs have in common.
function renderHtml(
  sender: Sender,
  language: Language,
  { greeting, lead, code, facts = [], links = [], action, notes = [], unsubscribe }: Content,
): string {
  const { fill, ink, link, paper, corner } = pickColours(completeTheme(sender.theme))
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${renderLines(text)}</p>`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:#5b6470;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:6px 0">${renderLines(value)}</td></tr>`,
  )
  const list = links
    .map(
      ([label, href]) =>
        `<p style="margin:0 0 10px"><a href="${escapeHtml(href)}" style="color:${link};font-weight:bold">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;background:${fill};color:${ink};text-decoration:none;padding:14px 28px;border-radius:${corner}px;font-weight:bold">${escapeHtml(action.label)}</a></p>`
  const refusal =
    unsubscribe &&
    `<br><a href="${escapeHtml(unsubscribe[1])}" style="color:#5b6470">${escapeHtml(unsubscribe[0])}</a>`
  const small = [
    ...buildSignature(sender, language),
    `${localize(sender.ceo_name, language)} · ${localize(sender.address, language)}`,
    `${messageTexts[language].labels.biz} ${sender.biz_number}${sender.tourism_number ? ` · ${sender.tourism_number}` : ''}`,
  ]
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(localize(sender.company_name, language))}</title></head>` +
    `<body style="margin:0;background:${paper};color:#16191d;font:16px/1.6 -apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:${corner}px">` +
    `<tr><td style="padding:20px 28px;background:${fill};color:${ink};border-radius:${corner}px ${corner}px 0 0;font-weight:bold;font-size:20px">${escapeHtml(localize(sender.company_name, language))}</td></tr>` +
    `<tr><td style="padding:28px">${greeting ? paragraph(greeting, 'font-weight:bold') : ''}${paragraph(lead)}${code ? paragraph(code, largeCode) : ''}` +
    `${rows.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>` : ''}${list}${button ?? ''}` +
    `${notes.map((text) => paragraph(text, 'color:#5b6470;font-size:14px')).join('')}</td></tr>` +
    `<tr><td style="padding:16px 28px 24px;border-top:1px solid #e6e8eb;color:#5b6470;font-size:13px">${small.map(renderLines).join('<br>')}${refusal ?? ''}</td></tr></table></td></tr></table></body></html>`
  )
}
