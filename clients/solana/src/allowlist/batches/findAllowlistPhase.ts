import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Locks } from '../../instructions/types.ts'
import { deriveEditionsControls } from '../../pda/derivedAddresses.ts'
import { RememberedKey } from '../../pda/publicKeys.ts'
import type { EditionPhase, PlatformFees } from '../../reads/collectionInfo.ts'
import { fetchWithDeployment } from '../../reads/fetchWithDeployment.ts'
import { decodeEditionsControls } from '../../reads/records/editionsControls.ts'
import type { SendSession } from '../../send/wallet.ts'
import type { AllowlistPhase } from './allowlistPhase.ts'

/** The list's phase, as the caller names it. */
export interface PhaseOfDeployment {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** From 0. */
  readonly phaseIndex: number
}

/** A phase on chain whose list the wallet may change. */
export interface FoundPhase {
  readonly phase: AllowlistPhase
  readonly terms: EditionPhase
  /** The collection's. */
  readonly platformFees: PlatformFees
  /** The collection's. */
  readonly locks: Locks
}

/**
 * Finds the list's phase and checks that the wallet may change it.
 *
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, PHASE_NOT_FOUND, WRONG_WALLET,
 * NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function findAllowlistPhase(
  { connection, wallet }: SendSession,
  { deployment: collection, phaseIndex }: PhaseOfDeployment,
  options: AskOptions,
): Promise<FoundPhase> {
  const addressesOf = (found: SolanaAddress) => [deriveEditionsControls(found)]
  const query = { collection, addressesOf }
  const { deployment, others } = await fetchWithDeployment(connection, query, options)
  const [controls] = others
  if (!controls) {
    throw new SolanaClientError('EDITIONS_CONTROLS_NOT_FOUND', { deployment: deployment.address })
  }
  const { creator, phases, platformFees, locks } = decodeEditionsControls(controls)
  const terms = phases[phaseIndex]
  if (!terms) throw new SolanaClientError('PHASE_NOT_FOUND', { phaseIndex, count: phases.length })
  const actual = wallet.publicKey.toBase58()
  if (actual !== creator) {
    throw new SolanaClientError('WRONG_WALLET', { role: 'creator', expected: [creator], actual })
  }
  const phase = {
    deployment: new RememberedKey(deployment.address),
    editionsControls: new RememberedKey(controls.address),
    phaseIndex,
    creator: new RememberedKey(actual),
  }
  return { phase, terms, platformFees, locks }
}
