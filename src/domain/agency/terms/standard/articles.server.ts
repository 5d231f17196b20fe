// Builds standard terms as rich text, from numbered articles and tables.

export type TravelKind = 'overseas' | 'domestic' | 'both'
export type Article = [heading: string, body: string]

export const numberedKo = (articles: readonly Article[]) =>
  articles.map(([heading, body], at) => `<h2>제${at + 1}조 (${heading})</h2>${body}`).join('')
export const numberedEn = (articles: readonly Article[]) =>
  articles.map(([heading, body], at) => `<h2>Article ${at + 1}. ${heading}</h2>${body}`).join('')

export const renderTable = (head: string[], rows: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
