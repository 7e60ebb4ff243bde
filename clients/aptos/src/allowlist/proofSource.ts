import type { AptosAddress } from '@mintline/core/identifiers'
import { readWalletProof, type WalletProofOptions } from '@mintline/core/metadata'
import { lookUpProof, type ProofLookup } from '@mintline/core/mint'
import type { DropPhase } from '../drop/dropInfo.ts'
import type { AllowlistProof } from './allowlistProof.ts'
import { parseProofDocument, walletSpellings } from './proofDocument.ts'

/** Where wallets' merkle proofs come from. */
export type ProofSource =
  /** Folder URL with documents `{wallet}.json`, in any address spelling. */
  | string
  /** Returns a wallet's proof; undefined = not listed. */
  | ((
      wallet: AptosAddress,
      phase: DropPhase,
      options: WalletProofOptions & Pick<ProofQuery, 'rootOf'>,
    ) => Promise<AllowlistProof | undefined>)

/** A wallet and a phase. */
interface ProofQuery {
  readonly wallet: AptosAddress
  readonly phase: DropPhase
  /** Reads the root on chain; undefined = the phase has none. */
  rootOf(): Promise<string | undefined>
}

/**
 * Looks up a wallet's proof for a phase; the drop machine verifies it. An unreadable proof or a missing source is
 * returned as the problem.
 *
 * @throws The signal's reason.
 */
export function fetchAllowlistProof(
  source: ProofSource | undefined,
  { wallet, phase, rootOf }: ProofQuery,
  options: WalletProofOptions = {},
): Promise<ProofLookup<AllowlistProof>> {
  const spellings = walletSpellings(wallet)
  const fetchFrom = (known: ProofSource) => () =>
    typeof known === 'string'
      ? readWalletProof({ baseUri: known, spellings, parse: parseProofDocument }, options)
      : known(wallet, phase, { ...options, rootOf })
  const fetch = source === undefined ? undefined : fetchFrom(source)
  const published = typeof source === 'string' ? { baseUri: source, root: rootOf } : undefined
  return lookUpProof({ wallet, phaseIndex: phase.phaseIndex, fetch, published }, options)
}
