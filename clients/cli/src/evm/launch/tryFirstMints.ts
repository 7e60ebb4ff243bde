import { isMintlineError, type MintlineError, phaseNumber } from '@mintline/core'
import { phasesOpenAfter } from '@mintline/core/drop'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import {
  type ClaimCondition,
  closingTime,
  type DropVariant,
  dropCode,
  type EvmTransaction,
  type FirstMint,
  type FirstMintsInput,
  implementationTransaction,
  initializeData,
  isForListedOnly,
  phasesOf,
  simulateFirstMints,
} from '@mintline/evm'
import { type Hex, maxUint256, stringToHex } from 'viem'
import { call } from 'viem/actions'
import { type FirstMintReport, reportFirstMints } from '../../launch/firstMints.ts'
import { fetchChainTime } from '../chain/fetchChainTime.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import { conditionsToSet } from '../phases/conditionsToSet.ts'
import type { PlannedTransaction } from '../sending/evmPlan.ts'
import type { ComparedDrop } from './comparedDrop.ts'
import type { DropToCome } from './planDeployment.ts'

/** Placeholder addresses for contracts that are not deployed yet. */
const NEW_DROP = stringToHex('mintline new drop...')
const NEW_IMPLEMENTATION = stringToHex('mintline new code...')

/** Refusals to ignore for an existing drop: it may be sold out. */
const SOLD_OUT: ReadonlySet<string> = new Set([
  'DropClaimExceedLimit',
  'DropClaimExceedMaxSupply',
  'DropExceedMaxSupply',
  'exceed max total supply',
  'max supply claimed',
  '!MaxSupply',
  '!Qty',
])

/** A drop and the phases to try. */
export interface TriedDrop {
  /** Undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  readonly tokenId: bigint | undefined
  /** Conditions on chain. */
  readonly conditions: readonly ClaimCondition[]
  /** The drop that would be deployed; undefined = none. */
  readonly toCome?: DropToCome | undefined
  /** Transactions still to be sent. */
  readonly transactions: readonly PlannedTransaction[]
  readonly sender: EvmAddress
}

/** A phase as it will be after the launch. */
interface ComingPhase {
  readonly name: string
  readonly start: bigint
  /** Undefined = open end. */
  readonly closing: bigint | undefined
  /** Undefined = its list is elsewhere. */
  readonly mint: Omit<FirstMint, 'time'> | undefined
}

/**
 * Simulates each phase's first mint on the state that a launch leaves.
 *
 * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
 */
export async function tryFirstMints(
  compared: ComparedDrop,
  drop: TriedDrop,
): Promise<FirstMintReport[]> {
  const { session, phases } = compared
  const now = await fetchChainTime(session)
  const all = phases.length > 0 ? phasesOfConfig(phases, drop.conditions, now) : phasesOnChain(drop)
  // Each phase is tried in its own block, at least a second after the one before.
  const coming = phasesOpenAfter(all, now + 1n + BigInt(all.length))
  const tried = coming.flatMap(({ mint, start }) => (mint ? [{ ...mint, time: start }] : []))
  const refusals = await refusalsOf(compared, drop, { now, mints: tried })
  let next = 0
  const trials = coming.map(({ name: phase, mint }) => {
    if (!mint) return { phase, notSimulated: 'listElsewhere' } as const
    const refusal = refusals?.[next++]
    if (!refusals) return { phase, notSimulated: 'nodeCannot' } as const
    const isOfItems = refusal && drop.contract !== undefined && isSoldOut(refusal)
    return { phase, refusal: isOfItems ? undefined : refusal }
  })
  return reportFirstMints(trials)
}

/**
 * Returns each mint's refusal, undefined = it can be minted. The whole result is undefined if the node cannot simulate.
 */
async function refusalsOf(
  { session, loaded }: ComparedDrop,
  drop: TriedDrop,
  { now, mints }: { readonly now: bigint; readonly mints: readonly FirstMint[] },
): Promise<(MintlineError | undefined)[] | undefined> {
  if (mints.length === 0) return []
  const setUp = await setUpOf(session, drop, loaded.config.collection.variant)
  if (!setUp) return undefined
  const { connection, network } = session.chain
  const address = drop.contract ?? evmAddress(NEW_DROP)
  const input = {
    network,
    drop: { address, tokenId: drop.tokenId },
    sender: drop.sender,
    time: now + 1n,
    ...setUp,
    mints,
  }
  return simulateFirstMints(connection, input, { signal: session.context.signal })
}

/** Returns the setup before the mints: for a new drop, its code and its deployment calls. */
async function setUpOf(
  session: ComparedDrop['session'],
  { toCome, transactions }: TriedDrop,
  variant: DropVariant,
): Promise<Pick<FirstMintsInput, 'calls' | 'codes'> | undefined> {
  if (!toCome) {
    return { codes: {}, calls: transactions.flatMap(({ transaction }) => callOf(transaction)) }
  }
  const following = transactions.filter(({ isOfNewDrop }) => isOfNewDrop)
  const calls = [
    { to: NEW_DROP, data: initializeData(toCome.input) },
    ...following.map(({ transaction }) => ({ ...transaction, to: NEW_DROP })),
  ]
  const { implementation } = toCome
  if (implementation) return { codes: { [NEW_DROP]: dropCode(implementation) }, calls }
  const code = await codeBehind(session, variant)
  if (code === undefined) return undefined
  return {
    codes: { [NEW_DROP]: dropCode(NEW_IMPLEMENTATION), [NEW_IMPLEMENTATION]: code },
    calls,
  }
}

/** Returns the code that the contract behind all drops in a variant will have; undefined if the node does not tell. */
async function codeBehind(
  { chain, context: { signal } }: ComparedDrop['session'],
  variant: DropVariant,
): Promise<Hex | undefined> {
  try {
    // Simulating a creation returns its contract's code.
    return (await call(chain.connection.client, implementationTransaction(variant))).data
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

function callOf(transaction: EvmTransaction): FirstMintsInput['calls'] {
  const { to } = transaction
  return to === undefined ? [] : [{ ...transaction, to }]
}

function phasesOfConfig(
  phases: readonly ReadEvmPhase[],
  conditions: readonly ClaimCondition[],
  now: bigint,
): ComingPhase[] {
  const wanted = conditionsToSet(phases, { conditions, now })
  return wanted.flatMap(({ input, phase: index, isEnd }, position) => {
    const phase = phases[index]
    if (isEnd || !phase) return []
    const mint = firstMintOf(phase)
    const start = input.startTimestamp
    const closing = wanted[position + 1]?.input.startTimestamp
    return [{ name: phase.config.name, start, closing, mint }]
  })
}

/** Picks a list's first wallet, otherwise any; undefined if the list is elsewhere. */
function firstMintOf({ currency, price, list, merkleRoot }: ReadEvmPhase) {
  if (merkleRoot === undefined) return { wallet: undefined, currency, price, proof: undefined }
  const wallet = list?.entries[0]?.wallet
  const proof = wallet && list?.allowlist.proofOf(wallet)
  if (!proof) return undefined
  const own = proof.pricePerToken
  return { wallet, currency, price: own === maxUint256 ? price : own, proof }
}

function phasesOnChain({ conditions }: TriedDrop): ComingPhase[] {
  return phasesOf(conditions).map((phase, index) => {
    const { pricePerToken: price, currency, startTimestamp: start } = phase
    const name = String(phaseNumber(index))
    const mint = { wallet: undefined, currency, price, proof: undefined }
    const closing = closingTime(phase, conditions)
    return { name, start, closing, mint: isForListedOnly(phase) ? undefined : mint }
  })
}

function isSoldOut(refusal: MintlineError): boolean {
  return isMintlineError(refusal, 'CONTRACT_REFUSED') && SOLD_OUT.has(refusal.context.name)
}
