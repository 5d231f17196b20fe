// By name: a formatter of the browser would cost a phone more than the rest of the page.
export const englishMonths = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
