import {
  type DropReference,
  type DropSettings,
  type PhaseRecord,
  prepareMint,
} from '@mintline/aptos'
import { isMintlineError, isNodeError } from '@mintline/core'
import { type FirstMintTrial, phasesOpenAfter } from '@mintline/core/drop'
import { type FirstMintReport, reportFirstMints } from '../../launch/firstMints.ts'
import { aptosProofs } from '../lists/aptosProofs.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { type DropFiles, namesIn } from './planAptosLaunch.ts'

/** Refusals to ignore for a drop with minted items: it may be sold out. */
const SOLD_OUT: ReadonlySet<string> = new Set(['WALLET_QUANTITY_EXCEEDED', 'SUPPLY_EXCEEDED'])

/** Refusals from a node that lags behind the one that told the settings. */
const NOT_OPEN_YET: ReadonlySet<string> = new Set(['NO_ACTIVE_PHASE', 'PHASE_NOT_OPEN'])

/** A drop on chain, and the files for it. */
export interface TriedDrop {
  readonly files: DropFiles
  readonly reference: DropReference
  readonly settings: DropSettings
}

/** A phase to try. */
interface TriedPhase {
  /** Position in the drop. */
  readonly phaseIndex: number
  readonly record: PhaseRecord
  /** Name in the config, otherwise its id. */
  readonly name: string
  /** Undefined = open end. */
  readonly closing: bigint | undefined
  /** The minting wallet; undefined = the list is elsewhere. */
  readonly wallet: string | undefined
}

type Outcome = Omit<FirstMintTrial, 'phase'>

/**
 * Simulates the first mint in a drop's open phase. Aptos nodes simulate one transaction on the present state, so phases
 * that open later are reported as not simulated.
 *
 * @throws FIRST_MINT_REFUSED for a phase in which nobody could mint.
 */
export async function tryAptosFirstMints(
  context: AptosContext,
  drop: TriedDrop,
): Promise<FirstMintReport[]> {
  const { now } = drop.settings.ledger
  const trials: FirstMintTrial[] = []
  for (const phase of phasesOpenAfter(phasesOf(drop), now)) {
    trials.push({ phase: phase.name, ...(await tried(context, drop, phase)) })
  }
  return reportFirstMints(trials)
}

/** Reports phases whose first mints depend on transactions that are not sent yet. */
export function untriedFirstMints({ loaded }: DropFiles): FirstMintReport[] {
  const notSimulated = 'notSentYet'
  return reportFirstMints(loaded.config.phases.map(({ name: phase }) => ({ phase, notSimulated })))
}

function phasesOf({ files, settings }: TriedDrop): TriedPhase[] {
  const { phases, endTime, collectionOwner } = settings
  const names = namesIn(files, settings)
  return phases.map((record, phaseIndex) => {
    const named = names.find(({ start }) => start === record.saleMintTime)
    const list = named && files.lists[named.index]
    return {
      phaseIndex,
      record,
      name: named?.name ?? `${record.phaseId}`,
      closing: phases[phaseIndex + 1]?.saleMintTime ?? endTime,
      wallet: record.isPrivate ? list?.entries[0]?.wallet : collectionOwner,
    }
  })
}

async function tried(
  context: AptosContext,
  { files, reference, settings }: TriedDrop,
  { phaseIndex, record, wallet }: TriedPhase,
): Promise<Outcome> {
  if (record.saleMintTime > settings.ledger.now) return { notSimulated: 'startsLater' }
  if (settings.isPaused) return { notSimulated: 'isPaused' }
  if (wallet === undefined) return { notSimulated: 'listElsewhere' }
  const { connection } = await context.chain()
  const { signal } = context
  const proofSource = aptosProofs(context, files.loaded, undefined)
  const mint = { ...reference, wallet, phaseIndex, proofSource }
  try {
    const { cost } = await prepareMint(connection, mint, { signal })
    return cost.shortfall ? { notSimulated: 'fundsTooLow' } : {}
  } catch (error) {
    signal.throwIfAborted()
    if (!isMintlineError(error)) throw error
    if (isNodeError(error)) return { notSimulated: 'nodeCannot' }
    if (NOT_OPEN_YET.has(error.code)) return { notSimulated: 'startsLater' }
    return SOLD_OUT.has(error.code) ? {} : { refusal: error }
  }
}
