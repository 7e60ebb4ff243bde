import type { EvmNetwork } from '@mintline/core/networks'

/** Returns what to know about a network before money is spent there. */
export function networkWarnings({
  name,
  virtualMachine,
  isEnding,
}: Pick<EvmNetwork, 'name' | 'virtualMachine' | 'isEnding'>): string[] {
  const ofEnd = isEnding
    ? [
        `The end of ${name} is announced, and with it that of every item minted there: choose another network for a new drop`,
      ]
    : []
  const ofMachine =
    virtualMachine === undefined
      ? []
      : [
          // As ZKsync documents for its interpreter.
          `${name} has a virtual machine of its own, ${virtualMachine}, and runs the drop's contract by an interpreter: the launch and each mint cost 1.5 to 4 times the gas of a contract built for ${virtualMachine}`,
        ]
  return [...ofEnd, ...ofMachine]
}
