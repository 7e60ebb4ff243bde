import type { WalletSource } from './walletSource.ts'

/** How one chain makes its wallet from each source. */
export type WalletMakers<Wallet> = {
  readonly [Kind in WalletSource['kind']]: (
    source: Extract<WalletSource, { readonly kind: Kind }>,
  ) => Promise<Wallet>
}

/** Opens the wallet of a source, as its chain makes it. */
export function openWallet<Wallet>(
  source: WalletSource,
  makers: WalletMakers<Wallet>,
): Promise<Wallet> {
  // The maker and the source have the same kind.
  return makers[source.kind](source as never)
}
