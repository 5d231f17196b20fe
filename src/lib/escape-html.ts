// A text inside HTML or XML, also between the double quotes of an attribute.
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
