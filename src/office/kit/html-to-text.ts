// The words of a rich text, for comparing two of them.
export const htmlToText = (html: string): string =>
  new DOMParser()
    .parseFromString(
      html.replace(/<\/(p|li|h\d|tr)>|<br\s*\/?>/g, '\n$&').replace(/<\/t[dh]>/g, ' $&'),
      'text/html',
    )
    .body.textContent.trim()
