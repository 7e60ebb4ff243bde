import { type FirstMintTrial, phasesOpenAfter } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { type AskOptions, isNodeError } from '@mintline/core/node'
import type { DropSettings, PhaseRecord } from '../administration/dropSettings.ts'
import type { ProofSource } from '../allowlist/proofSource.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { DropReference } from '../drop/dropReference.ts'
import { prepareMint } from '../mint/prepareMint.ts'
import type { AptosTerms } from './aptosTerms.ts'
import { wantedPhases } from './wantedPhases.ts'

/** Refusals to ignore for a drop with minted items: it may be sold out. */
const SOLD_OUT: ReadonlySet<string> = new Set(['WALLET_QUANTITY_EXCEEDED', 'SUPPLY_EXCEEDED'])

/** Refusals from a node that lags behind the one that told the settings. */
const NOT_OPEN_YET: ReadonlySet<string> = new Set(['NO_ACTIVE_PHASE', 'PHASE_NOT_OPEN'])

/** A drop with its terms on chain, and who mints first. */
export interface FirstMintsTried {
  readonly terms: Pick<AptosTerms, 'phases'>
  readonly reference: DropReference
  readonly settings: DropSettings
  /** The first wallet on each phase's list, by the phase's index in the terms; undefined = not known. */
  readonly minters: readonly (string | undefined)[]
  /** Source of merkle lists' proofs. Default: none. */
  readonly proofSource?: ProofSource | undefined
}

/** A phase to try. */
interface TriedPhase {
  /** Position in the drop. */
  readonly phaseIndex: number
  readonly record: PhaseRecord
  /** Name in the terms, otherwise its id. */
  readonly name: string
  /** Undefined = open end. */
  readonly closing: bigint | undefined
  /** The minting wallet; undefined = the list is elsewhere. */
  readonly wallet: string | undefined
}

/**
 * Simulates the first mint in a drop's open phase. Aptos nodes simulate one transaction on the present state, so phases
 * that open later are reported as not simulated.
 *
 * @returns In the phases' order.
 * @throws The signal's reason.
 */
export async function tryFirstMints(
  connection: AptosConnection,
  drop: FirstMintsTried,
  options: AskOptions = {},
): Promise<FirstMintTrial[]> {
  const { now } = drop.settings.ledger
  const trials: FirstMintTrial[] = []
  for (const phase of phasesOpenAfter(phasesOf(drop), now)) {
    trials.push({ phase: phase.name, ...(await tried(connection, drop, phase, options)) })
  }
  return trials
}

function phasesOf({ terms, settings, minters }: FirstMintsTried): TriedPhase[] {
  const { phases, endTime, collectionOwner } = settings
  const { names } = wantedPhases(terms.phases ?? [], settings)
  return phases.map((record, phaseIndex) => {
    const named = names.find(({ start }) => start === record.saleMintTime)
    const listed = named && minters[named.index]
    return {
      phaseIndex,
      record,
      name: named?.name ?? `${record.phaseId}`,
      closing: phases[phaseIndex + 1]?.saleMintTime ?? endTime,
      wallet: record.isPrivate ? listed : collectionOwner,
    }
  })
}

async function tried(
  connection: AptosConnection,
  { reference, settings, proofSource }: FirstMintsTried,
  { phaseIndex, record, wallet }: TriedPhase,
  options: AskOptions,
): Promise<Omit<FirstMintTrial, 'phase'>> {
  if (record.saleMintTime > settings.ledger.now) return { notSimulated: 'startsLater' }
  if (settings.isPaused) return { notSimulated: 'isPaused' }
  if (wallet === undefined) return { notSimulated: 'listElsewhere' }
  try {
    const mint = { ...reference, wallet, phaseIndex, proofSource }
    const { cost } = await prepareMint(connection, mint, options)
    return cost.shortfall ? { notSimulated: 'fundsTooLow' } : {}
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    if (isNodeError(error)) return { notSimulated: 'nodeCannot' }
    if (NOT_OPEN_YET.has(error.code)) return { notSimulated: 'startsLater' }
    return SOLD_OUT.has(error.code) ? {} : { refusal: error }
  }
}
