import { CoreError } from '../errors/coreError.ts'

/** A Wallet Standard wallet. Features are looked up by name when needed. */
export interface StandardWallet<Account> {
  readonly accounts: readonly Account[]
  readonly features: object
}

/**
 * Returns a method from a wallet's feature, bound to it. The caller gives the method's type, which the standard fixes
 * for each feature.
 *
 * @throws MintlineError WALLET_FEATURE_MISSING if the wallet does not have it.
 */
export function walletMethod<Method>(
  wallet: { readonly features: object },
  feature: string,
  method: string,
): Method {
  const found: unknown = Reflect.get(wallet.features, feature)
  if (typeof found === 'object' && found !== null) {
    const called: unknown = Reflect.get(found, method)
    if (typeof called === 'function') return called.bind(found) as Method
  }
  throw new CoreError('WALLET_FEATURE_MISSING', { feature })
}
