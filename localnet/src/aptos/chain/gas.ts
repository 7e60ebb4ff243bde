/** Octas per gas unit. */
export const GAS_PRICE = 100
export const PRIORITIZED_GAS_PRICE = 150
export const HIGHEST_GAS_PRICE = 10_000_000_000n

/** Gas units that a transaction may request. */
export const LEAST_GAS = 5n
export const MOST_GAS = 2_000_000n

/** VM gas per gas unit on chain, chosen so that a transfer costs about as much as on Aptos. */
const VM_GAS = 1_000n

export function toVmGas(units: bigint): bigint {
  return units * VM_GAS
}

/** Converts VM gas to gas units, rounded up. */
export function fromVmGas(vmGas: bigint): bigint {
  const units = (vmGas + VM_GAS - 1n) / VM_GAS
  return units > LEAST_GAS ? units : LEAST_GAS
}
