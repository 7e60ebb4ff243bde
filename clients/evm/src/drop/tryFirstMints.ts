import { type DropPhaseTerms, type FirstMintTrial, phasesOpenAfter } from '@mintline/core/drop'
import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { phaseNumber } from '@mintline/core/text'
import { type Hex, maxUint256, stringToHex } from 'viem'
import { call } from 'viem/actions'
import {
  dropCode,
  implementationTransaction,
  initializeData,
} from '../administration/deployDrop.ts'
import type { DropToken } from '../administration/fetchDropTokens.ts'
import {
  type FirstMint,
  type FirstMintsInput,
  simulateFirstMints,
} from '../administration/simulateFirstMints.ts'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { isForListedOnly } from '../conditions/claimCondition.ts'
import { closingTime, phasesOf } from '../conditions/phases.ts'
import type { DropState } from '../contract/dropState.ts'
import { conditionsToSet, type PresentConditions } from './conditionsToSet.ts'
import type { DropToCome, EvmStep } from './evmStep.ts'
import { currencyOf, type EvmTerms } from './evmTerms.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { NEW_DROP } from './planDeployment.ts'
import { phasedTerms } from './tokenTerms.ts'

/** Stands for the address of the contract behind a drop before it is deployed. */
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

/** A listed wallet with its proof. */
export interface FirstMinter {
  readonly wallet: EvmAddress
  readonly proof: AllowlistProof
}

/** A step to simulate before the mints. */
type TriedStep = Omit<EvmStep, 'part'>

/** A plan, and who mints first after it. */
export interface FirstMintsTried {
  readonly terms: Pick<EvmTerms, 'phases' | 'extras'>
  /** Undefined = not on chain yet. */
  readonly present: PresentTokens | undefined
  readonly plan: { readonly steps: readonly TriedStep[] }
  /** Wallet that sends the steps. */
  readonly wallet: string
  /** The first wallet on each phase's list, by the phase's index; undefined = not known. */
  readonly minters: FirstMinters
  /** The same for each of the terms' other token ids. Default: not known. */
  readonly otherMinters?: readonly FirstMinters[] | undefined
}

type FirstMinters = readonly (FirstMinter | undefined)[]

/** Conditions on chain. */
interface PresentTokens {
  readonly contract: Pick<DropState, 'address' | 'tokenId' | 'conditions'>
  readonly otherTokens?: readonly Pick<DropToken, 'tokenId' | 'conditions'>[] | undefined
}

/** A phase as it will be after the plan. */
interface ComingPhase {
  readonly name: string
  readonly start: bigint
  /** Undefined = open end. */
  readonly closing: bigint | undefined
  /** Undefined = its list is elsewhere. */
  readonly mint: Omit<FirstMint, 'time'> | undefined
}

/** Most mints in one request: nodes simulate at most 256 blocks. */
const MOST_MINTS = 200

/**
 * Simulates the first mint in each open or coming phase, on the state that a plan leaves.
 *
 * @returns By token id, each in the phases' order; without refusals where items have been minted and may be sold out.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function tryFirstMints(
  connection: EvmConnection,
  tried: FirstMintsTried,
  options: AskOptions = {},
): Promise<FirstMintTrial[]> {
  const now = await fetchChainTime(connection, options)
  const all = comingPhases(tried, now)
  // Each phase is tried in its own block, at least a second after the one before.
  const coming = phasesOpenAfter(all, now + 1n + BigInt(all.length))
  const mints = coming.flatMap(({ mint, start }) => (mint ? [{ ...mint, time: start }] : []))
  const refusals = await refusalsOf(connection, tried, { now, mints }, options)
  let next = 0
  return coming.map(({ name: phase, mint }) => {
    if (!mint) return { phase, notSimulated: 'listElsewhere' }
    const refusal = refusals?.[next++]
    if (!refusals) return { phase, notSimulated: 'nodeCannot' }
    const isOfItems = refusal && tried.present !== undefined && isSoldOut(refusal)
    return { phase, refusal: isOfItems ? undefined : refusal }
  })
}

/** Returns the phases of all token ids, as they will be. */
function comingPhases(
  { terms, present, minters, otherMinters = [] }: FirstMintsTried,
  now: bigint,
): ComingPhase[] {
  const known = present ? [present.contract, ...(present.otherTokens ?? [])] : []
  const tokens = phasedTerms(terms)
  return tokens.flatMap(({ tokenId, phases }, index) => {
    const conditions = known.find((token) => token.tokenId === tokenId)?.conditions ?? []
    const ofToken = index === 0 ? minters : (otherMinters[index - 1] ?? [])
    const coming = phases
      ? phasesOfTerms(phases, ofToken, { conditions, now, tokenId })
      : phasesOnChain(conditions, tokenId)
    if (tokens.length === 1) return coming
    return coming.map((phase) => ({ ...phase, name: `token ${tokenId}, ${phase.name}` }))
  })
}

/**
 * Returns each mint's refusal, undefined = it can be minted. The whole result is undefined if the node cannot simulate.
 */
async function refusalsOf(
  connection: EvmConnection,
  tried: FirstMintsTried,
  { now, mints }: { readonly now: bigint; readonly mints: readonly FirstMint[] },
  options: AskOptions,
): Promise<(MintlineError | undefined)[] | undefined> {
  if (mints.length === 0) return []
  const setUp = await setUpOf(connection, tried, options)
  if (!setUp) return undefined
  const { present, wallet } = tried
  const input = {
    network: await fetchNetwork(connection, options),
    drop: present?.contract ?? { address: NEW_DROP },
    sender: evmAddress(wallet),
    time: now + 1n,
    ...setUp,
  }
  const sorted = mints.toSorted((one, other) => Number(one.time - other.time))
  const refusals = new Map<FirstMint, MintlineError | undefined>()
  for (let at = 0; at < sorted.length; at += MOST_MINTS) {
    const some = sorted.slice(at, at + MOST_MINTS)
    const found = await simulateFirstMints(connection, { ...input, mints: some }, options)
    if (!found) return undefined
    for (const [index, mint] of some.entries()) refusals.set(mint, found[index])
  }
  return mints.map((mint) => refusals.get(mint))
}

/** Returns the setup before the mints: for a new drop, its code and its deployment calls. */
async function setUpOf(
  connection: EvmConnection,
  { plan: { steps }, present, terms }: FirstMintsTried,
  options: AskOptions,
): Promise<Pick<FirstMintsInput, 'calls' | 'codes'> | undefined> {
  const toCome = steps.find((step) => step.toCome)?.toCome
  if (present || !toCome) return { codes: {}, calls: steps.flatMap(callOf) }
  const following = steps.filter(({ isOfNewDrop }) => isOfNewDrop)
  const calls = [{ to: NEW_DROP, data: initializeData(toCome.input) }, ...following.flatMap(callOf)]
  const codes = await codesOf(connection, toCome, terms.extras, options)
  return codes && { codes, calls }
}

/** Returns a new drop's code and that of the contract behind it; undefined if the node does not tell. */
async function codesOf(
  { client }: EvmConnection,
  { implementation }: DropToCome,
  { variant }: EvmTerms['extras'],
  { signal }: AskOptions,
): Promise<FirstMintsInput['codes'] | undefined> {
  if (implementation) return { [NEW_DROP]: dropCode(implementation) }
  let code: Hex | undefined
  try {
    // Simulating a creation returns its contract's code.
    code = (await call(client, implementationTransaction(variant))).data
  } catch {
    signal?.throwIfAborted()
  }
  return code && { [NEW_DROP]: dropCode(NEW_IMPLEMENTATION), [NEW_IMPLEMENTATION]: code }
}

function callOf({ transaction }: TriedStep): FirstMintsInput['calls'] {
  const { to } = transaction
  return to === undefined ? [] : [{ ...transaction, to }]
}

function phasesOfTerms(
  phases: readonly DropPhaseTerms[],
  minters: FirstMinters,
  present: PresentConditions & Pick<FirstMint, 'tokenId'>,
): ComingPhase[] {
  const { tokenId } = present
  const wanted = conditionsToSet(phases, present)
  return wanted.flatMap(({ input, phase: index, isEnd }, position) => {
    const phase = phases[index]
    if (isEnd || !phase) return []
    const mint = firstMintOf(phase, minters[index])
    const start = input.startTimestamp
    const closing = wanted[position + 1]?.input.startTimestamp
    return [{ name: phase.name, start, closing, mint: mint && { ...mint, tokenId } }]
  })
}

/** Picks a list's first wallet, otherwise any; undefined if the list is elsewhere. */
function firstMintOf(
  phase: DropPhaseTerms,
  minter: FirstMinter | undefined,
): Omit<FirstMint, 'time' | 'tokenId'> | undefined {
  const currency = currencyOf(phase)
  const price = phase.price.value
  if (phase.kind === 'public') return { wallet: undefined, currency, price, proof: undefined }
  if (!minter) return undefined
  const { pricePerToken: own } = minter.proof
  return { ...minter, currency, price: own === maxUint256 ? price : own }
}

function phasesOnChain(
  conditions: DropState['conditions'],
  tokenId: FirstMint['tokenId'],
): ComingPhase[] {
  return phasesOf(conditions).map((phase, index) => {
    const { pricePerToken: price, currency, startTimestamp: start } = phase
    const name = String(phaseNumber(index))
    const mint = { tokenId, wallet: undefined, currency, price, proof: undefined }
    const closing = closingTime(phase, conditions)
    return { name, start, closing, mint: isForListedOnly(phase) ? undefined : mint }
  })
}

function isSoldOut(refusal: MintlineError): boolean {
  return isMintlineError(refusal, 'CONTRACT_REFUSED') && SOLD_OUT.has(refusal.context.name)
}
