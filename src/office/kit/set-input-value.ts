// Gives an input a value by script, heard by React and by the form around it as if somebody had typed it.

export function setInputValue(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return
  // React keeps its own setter on the element, by which it would not see a change
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
