const NUMBER = /^[1-9]\d?$/

/**
 * Returns the index for a phase option: a name in the config, otherwise a number from 1. -1 = neither. The number may
 * be larger than the phase count.
 *
 * @param phases - phases in config order
 */
export function phaseIndexOf(option: string, phases: readonly { readonly name: string }[]): number {
  const byName = phases.findIndex(({ name }) => name === option)
  return byName < 0 && NUMBER.test(option) ? Number(option) - 1 : byName
}
