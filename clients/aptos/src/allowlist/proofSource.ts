import {
  lookUpProof,
  type ProofLookup,
  readWalletProof,
  type WalletProofOptions,
} from '@mintline/core'
import type { AptosAddress } from '@mintline/core/identifiers'
import type { DropPhase } from '../drop/dropInfo.ts'
import type { AllowlistProof } from './allowlistProof.ts'
import { parseProofDocument } from './proofDocument.ts'

/** Source of the merkle proofs of wallets. */
export type ProofSource =
  /** Folder of documents `{wallet}.json`, with addresses in their normal form. */
  | string
  /** Returns the proof of a wallet; undefined = not listed. */
  | ((
      wallet: AptosAddress,
      phase: DropPhase,
      options: WalletProofOptions,
    ) => Promise<AllowlistProof | undefined>)

/**
 * Looks up the proof of a wallet for a phase, which the drop machine verifies. An unreadable one is returned as the
 * problem.
 *
 * @throws The reason of the signal.
 */
export function fetchAllowlistProof(
  source: ProofSource,
  { wallet, phase }: { readonly wallet: AptosAddress; readonly phase: DropPhase },
  options: WalletProofOptions = {},
): Promise<ProofLookup<AllowlistProof>> {
  const fetch = () =>
    typeof source === 'string'
      ? readWalletProof({ baseUri: source, wallet, parse: parseProofDocument }, options)
      : source(wallet, phase, options)
  return lookUpProof({ wallet, phaseIndex: phase.phaseIndex, fetch }, options)
}
