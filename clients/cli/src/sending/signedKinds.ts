import type { Plan } from '@mintline/solana'
import type { SignedKind } from '../wallet/walletPowers.ts'

/** Returns what the wallet has to sign for a plan. */
export function signedKinds({ transactions }: Pick<Plan, 'transactions'>): Set<SignedKind> {
  return new Set(
    transactions.flatMap(({ signers, lookupTables = [] }): SignedKind[] => [
      'transaction',
      ...(signers.length > 0 ? (['sharedTransaction'] as const) : []),
      ...(lookupTables.length > 0 ? (['lookupTables'] as const) : []),
    ]),
  )
}
