/** Returns a value from an answer with unknown shape; undefined = missing. */
export function valueAt(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
}
