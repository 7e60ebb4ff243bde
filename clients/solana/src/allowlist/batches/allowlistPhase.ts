import { assertIsSolanaAddress, MintlineError } from '@mintline/core'
import { PublicKey } from '@solana/web3.js'
import { editionsControlsAddress } from '../../pda/editionsControls.ts'
import { RememberedKey } from '../../pda/rememberedKey.ts'
import type { EditionPhase, PlatformFees } from '../../reads/collectionInfo.ts'
import { fetchAccounts } from '../../reads/fetchAccounts.ts'
import { decodeEditionsControls } from '../../reads/records/editionsControls.ts'
import type { AskOptions } from '../../send/askNode.ts'
import type { SendSession } from '../../send/session.ts'
import type { AllowlistPhase } from './entryInstructions.ts'

/** The phase whose list is to change, by the names a caller has for it. */
export interface PhaseOfDeployment {
  /** Address of the deployment. */
  readonly deployment: string
  /** From 0. */
  readonly phaseIndex: number
}

/** A phase on chain whose list may be changed. */
export interface FoundPhase {
  readonly phase: AllowlistPhase
  readonly terms: EditionPhase
  /** Of the collection. */
  readonly platformFees: PlatformFees
}

/**
 * Looks up the phase whose list is to change, and whether the wallet may change it.
 *
 * @throws INVALID_ADDRESS, EDITIONS_CONTROLS_NOT_FOUND, PHASE_NOT_FOUND, WRONG_WALLET,
 * NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function findAllowlistPhase(
  { connection, wallet }: SendSession,
  { deployment, phaseIndex }: PhaseOfDeployment,
  options: AskOptions,
): Promise<FoundPhase> {
  assertIsSolanaAddress(deployment)
  const key = new PublicKey(deployment)
  const editionsControls = editionsControlsAddress(key)
  const [account] = await fetchAccounts(connection, [editionsControls.toBase58()], options)
  if (!account) throw new MintlineError('EDITIONS_CONTROLS_NOT_FOUND', { deployment })
  const { creator, phases, platformFees } = decodeEditionsControls(account)
  const terms = phases[phaseIndex]
  if (!terms) throw new MintlineError('PHASE_NOT_FOUND', { phaseIndex, count: phases.length })
  const actual = wallet.publicKey.toBase58()
  if (actual !== creator) {
    throw new MintlineError('WRONG_WALLET', { role: 'creator', expected: [creator], actual })
  }
  const phase = {
    deployment: key,
    editionsControls,
    phaseIndex,
    creator: new RememberedKey(actual),
  }
  return { phase, terms, platformFees }
}
