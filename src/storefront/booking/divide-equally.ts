// A sum in equal parts: whole won, and what does not divide goes to the first.

export function divideEqually(sum: number, parts: number): number[] {
  const each = Math.floor(sum / Math.max(1, parts))
  return Array.from({ length: parts }, (_, at) => (at === 0 ? sum - each * (parts - 1) : each))
}
