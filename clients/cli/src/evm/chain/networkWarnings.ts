import type { EvmNetwork } from '@mintline/core/networks'

/** Returns what to know about a network before money is spent there. */
export function networkWarnings({
  name,
  virtualMachine,
}: Pick<EvmNetwork, 'name' | 'virtualMachine'>): string[] {
  return virtualMachine === undefined
    ? []
    : [
        // As ZKsync documents for its interpreter.
        `${name} has a virtual machine of its own, ${virtualMachine}, and runs the drop's contract by an interpreter: the launch and each mint cost 1.5 to 4 times the gas of a contract built for ${virtualMachine}`,
      ]
}
