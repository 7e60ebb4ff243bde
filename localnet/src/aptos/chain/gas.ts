/** Octas for a unit of gas. */
export const GAS_PRICE = 100
export const PRIORITIZED_GAS_PRICE = 150
export const HIGHEST_GAS_PRICE = 10_000_000_000n

/** Units of gas that a transaction may be given. */
export const LEAST_GAS = 5n
export const MOST_GAS = 2_000_000n

/** Units of the VM's gas in one of the chain's, so that a transfer costs about what it does on Aptos. */
const VM_GAS = 1_000n

export function toVmGas(units: bigint): bigint {
  return units * VM_GAS
}

/** Units of gas that a call of the VM costs, rounded up. */
export function fromVmGas(vmGas: bigint): bigint {
  const units = (vmGas + VM_GAS - 1n) / VM_GAS
  return units > LEAST_GAS ? units : LEAST_GAS
}
