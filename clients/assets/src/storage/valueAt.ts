/** A value in an answer of unknown form; undefined = it is not there. */
export function valueAt(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
}
