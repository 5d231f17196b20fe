// The parameter that makes an address the preview of a draft.
export const previewParam = 'preview'
