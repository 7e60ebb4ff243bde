import type { DropConfig } from '../config/solanaConfig.ts'

/** Returns a config's flat platform fee in lamports; 0 = the fee is a share of the price. */
export function flatFeeOfConfig({ money: { platformFee } }: DropConfig): bigint {
  return platformFee.type === 'flat' ? platformFee.value.lamports : 0n
}
