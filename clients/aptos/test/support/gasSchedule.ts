/**
 * Aptos mainnet's gas schedule, feature version 50, as proposed on 2026-06-15: `txn.*` in
 * `sources/v1.46.1/proposal_1_upgrade_framework/0-gas-schedule.move` of `aptos-foundation/mainnet-proposals`.
 */
export const GAS_SCHEDULE = {
  featureVersion: 50,
  /** Octas. */
  storageFeePerStateSlot: 400_000,
  /** Octas. */
  storageFeePerStateByte: 400,
  /** Octas per transaction. */
  maxStorageFee: 2_000_000_000,
  /** Gas units that a transaction may request. */
  maximumNumberOfGasUnits: 20_000_000,
  /** Octas per gas unit, at least. */
  minPricePerGasUnit: 100,
  /** Internal gas in a gas unit. */
  gasUnitScalingFactor: 1_000_000,
  /** Internal gas of any transaction up to 600 bytes. */
  minTransactionGasUnits: 27_600_000,
  /** Internal gas per transaction. */
  maxExecutionGas: 9_200_000_000,
  /** Internal gas per transaction. */
  maxIoGas: 10_000_000_000,
  maxWriteOpsPerTransaction: 8_192,
  maxBytesAllWriteOpsPerTransaction: 10_485_760,
} as const
