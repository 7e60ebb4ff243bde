import type { Call } from '../../src/http/contract/call.ts'
import type { Parameters } from './_app.ts'

/** Values by the paths of inputs: `filter.text`. */
type Values = Readonly<Record<string, unknown>>

/** Another value of an input, and what comes of it. */
export interface Variation {
  readonly value: unknown
  /** Other inputs with which it is tried, in both requests. */
  readonly base: Values
  /** Effect of the other value: another answer, a refusal, or the same answer for a reason. */
  readonly effect: 'ANSWERED' | 'REFUSED' | { readonly none: string }
}

/** A value that has another answer. */
export const to = (value: unknown, base: Values = {}): Variation => ({
  value,
  base,
  effect: 'ANSWERED',
})

/** A value that does not go with the others, such as a part of what was signed. */
export const refused = (value: unknown, base: Values = {}): Variation => ({
  value,
  base,
  effect: 'REFUSED',
})

/** A value that makes no difference. */
export const without = (value: unknown, reason: string, base: Values = {}): Variation => ({
  value,
  base,
  effect: { none: reason },
})

/** A call with its parameters, and another value for each of its inputs. */
export interface Varied {
  readonly parameters: Parameters
  readonly inputs: Readonly<Record<string, Variation>>
}

/** Both requests of a variation. */
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

/** Parameters in which one input is another. */
function withInput(
  { query = {}, body }: Call,
  parameters: Parameters,
  path: string,
  value: unknown,
): Parameters {
  // Kinds of models are named for those who read the path alone.
  const steps = path.split('.').filter((step) => step !== '' && !step.startsWith('('))
  const place = body === undefined || path in query ? steps : [body.name, ...steps]
  return withValue(parameters, place, value) as Parameters
}

/** A copy in which the value at a place is another. In a list, it is that of the first member. */
function withValue(target: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(target)) {
    const [first, ...others] = target
    return [withValue(first, [step, ...rest], value), ...others]
  }
  const fields = (target ?? {}) as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
