// What went wrong with a form or a button: the storefront's way of saying it, too.
export { Problem } from '#ui/problem.tsx'
