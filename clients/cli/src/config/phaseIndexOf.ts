const NUMBER = /^[1-9]\d?$/

/**
 * Index of the phase that an option names: by its name in the config, otherwise by its number, from 1. -1 = neither.
 * There may be no phase with the number.
 *
 * @param phases - phases of the config, in their order
 */
export function phaseIndexOf(option: string, phases: readonly { readonly name: string }[]): number {
  const byName = phases.findIndex(({ name }) => name === option)
  return byName < 0 && NUMBER.test(option) ? Number(option) - 1 : byName
}
