const NUMBER = /^[1-9]\d?$/

/**
 * Returns the index for a phase option: a name in the config, otherwise a number from 1. -1 = neither, or no option. The number may
 * be larger than the phase count.
 *
 * @param phases - phases in config order
 */
export function phaseIndexOf(
  option: string | undefined,
  phases: readonly { readonly name: string }[],
): number {
  if (option === undefined) return -1
  const byName = phases.findIndex(({ name }) => name === option)
  return byName < 0 && NUMBER.test(option) ? Number(option) - 1 : byName
}
