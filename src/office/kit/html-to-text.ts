// The words of a rich text, for comparing two of them.
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/g, '\n$&'), 'text/html')
    .body.textContent.trim()
