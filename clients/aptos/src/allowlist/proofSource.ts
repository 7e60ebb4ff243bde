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
import { walletSpellings } from './walletSpellings.ts'

/** Source of the merkle proofs of wallets. */
export type ProofSource =
  /** Folder of documents `{wallet}.json`, with addresses in any spelling. */
  | string
  /** Returns the proof of a wallet; undefined = not listed. */
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
 * Looks up the proof of a wallet for a phase, which the drop machine verifies. An unreadable one is returned as the
 * problem, also that no source is known.
 *
 * @throws The reason of the signal.
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
