// The shape of a screen until its script and its rows are there: in the document, and while React begins.

const bar = (className: string) => `<span class="block rounded-lg bg-line ${className}"></span>`

export const skeletonHtml =
  '<div aria-hidden="true" class="min-h-dvh animate-pulse bg-wash desktop:grid desktop:grid-cols-[216px_1fr]">' +
  '<div class="hidden content-start gap-4 border-line border-r bg-card p-5 desktop:grid">' +
  bar('h-7 w-32') +
  ['w-24', 'w-28', 'w-20', 'w-28', 'w-24', 'w-20', 'w-28', 'w-24']
    .map((width) => bar(`h-4 ${width}`))
    .join('') +
  '</div><div class="min-w-0"><div class="border-line border-b bg-card px-3 py-1.5 desktop:px-6">' +
  bar('h-9 max-w-md') +
  '</div><div class="grid gap-4 p-4 tablet:p-6">' +
  bar('h-8 w-48') +
  '<div class="panel grid gap-4 p-4">' +
  ['w-full', 'w-5/6', 'w-full', 'w-2/3', 'w-full', 'w-3/4'].map((width) => bar(`h-4 ${width}`)).join('') +
  '</div></div></div></div>'
