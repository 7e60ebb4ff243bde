import type { Call } from '../../src/http/contract/call.ts'
import type { Parameters } from './_app.ts'

/** Values by input path: `filter.text`. */
type Values = Readonly<Record<string, unknown>>

/** Another value for an input, and its effect. */
export interface Variation {
  readonly value: unknown
  /** Other inputs in both requests. */
  readonly base: Values
  /** The other value's effect: another answer, a refusal, or the same answer for a reason. */
  readonly effect: 'ANSWERED' | 'REFUSED' | { readonly none: string }
}

/** Returns a value that changes the answer. */
export const to = (value: unknown, base: Values = {}): Variation => ({
  value,
  base,
  effect: 'ANSWERED',
})

/** Returns a value that does not fit the others, such as part of a signed text. */
export const refused = (value: unknown, base: Values = {}): Variation => ({
  value,
  base,
  effect: 'REFUSED',
})

/** Returns a value that makes no difference. */
export const without = (value: unknown, reason: string, base: Values = {}): Variation => ({
  value,
  base,
  effect: { none: reason },
})

/** A call with its parameters, and another value for each input. */
export interface Varied {
  readonly parameters: Parameters
  readonly inputs: Readonly<Record<string, Variation>>
}

/** Returns both requests for a variation. */
export function requestsOf(
  call: Call,
  parameters: Parameters,
  path: string,
  { value, base }: Pick<Variation, 'value' | 'base'>,
): readonly [plain: Parameters, varied: Parameters] {
  const plain = Object.entries(base).reduce(
    (changed, [place, given]) => withInput(call, changed, place, given),
    parameters,
  )
  return [plain, withInput(call, plain, path, value)]
}

/** Returns parameters with one input changed. */
function withInput(
  { query = {}, body }: Call,
  parameters: Parameters,
  path: string,
  value: unknown,
): Parameters {
  // Model kinds are only in the path for readers.
  const steps = path.split('.').filter((step) => step !== '' && !step.startsWith('('))
  const place = body === undefined || path in query ? steps : [body.name, ...steps]
  return withValue(parameters, place, value) as Parameters
}

/** Returns a copy with the value at a place changed; in a list, in its first member. */
function withValue(target: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(target)) {
    const [first, ...others] = target
    return [withValue(first, [step, ...rest], value), ...others]
  }
  const fields = (target ?? {}) as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
