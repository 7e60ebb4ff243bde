import type { InputProblem } from '@mintline/core'

/**
 * Reports phases with an earlier phase's name.
 *
 * @param list Path of the phases. Default: the drop's.
 */
export function repeatedNames(
  phases: readonly { readonly name: string }[],
  list = 'phases',
): InputProblem[] {
  const named = new Set<string>()
  return phases.flatMap(({ name }, index) => {
    const repeated = named.has(name)
    named.add(name)
    if (!repeated) return []
    const path = `${list}.${index}.name`
    return [{ path, code: 'CONFIG_INVALID', message: `Two phases are named ${name}` }]
  })
}
