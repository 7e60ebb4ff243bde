import { type Plan, signsVersion, type WalletAdapterLike } from '@mintline/solana'

const NEEDS_VERSION_0 =
  'Your wallet only signs transactions of an older kind, which have no room for the proof of this list. Connect the same account in an app that signs version 0.'

/** Returns why a wallet cannot sign a plan, in a sentence; undefined if it can, or may be able to. */
export function signingObstacle(
  plan: Plan,
  wallet: Pick<WalletAdapterLike, 'supportedTransactionVersions' | 'wallet'>,
): string | undefined {
  const needsTables = plan.transactions.some(({ lookupTables = [] }) => lookupTables.length > 0)
  return needsTables && !signsVersion(wallet, 0) ? NEEDS_VERSION_0 : undefined
}
