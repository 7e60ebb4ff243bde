import {
  AccountAddress,
  Bool,
  type EntryFunctionArgument,
  MoveVector,
  U64,
} from '@aptos-labs/ts-sdk'
import {
  type AllowlistProof,
  machineOf,
  minterScriptPayload,
  mintScriptPayload,
  type TransactionPayload,
} from '@mintline/aptos'
import { claimedCap, highestTotal } from '../model/mintRules.ts'
import { currentIndex, phaseOf, type State, sortedPhases, walletOf } from '../model/state.ts'
import type { Claim, Mint, OwnerStep, PhasePick, Split, Terms } from '../model/steps.ts'
import type { Drop } from './drop.ts'
import { entryCall } from './sendCall.ts'

/** A phase id that no drop has. */
export const MISSING_PHASE = 99n

const SHORT_ROOT = '12'.repeat(31)

/** Builds an owner's step as the bare call. */
export function ownerCall(drop: Drop, state: State, step: OwnerStep): TransactionPayload {
  const { network } = drop.world
  const name = step.kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const args = [AccountAddress.from(drop.contract), ...argumentsOf(drop, state, step)]
  return entryCall(network.publisher, `administration::${name}`, args)
}

/** Builds a mint as the bare call, or a script. */
export function mintCall(drop: Drop, state: State, step: Mint): TransactionPayload {
  const { how, quantity, claim, to, isMisdirected } = step
  const { contract: collection } = drop
  const { machines } = isMisdirected ? drop.misdirected : drop.reference
  const machine = machineOf(collection, machines)
  const phase = sortedPhases(state)[currentIndex(state) ?? -1]
  const maxTotalPrice = highestTotal(step, (phase?.price ?? 0n) * quantity, 'call')
  const proof = proofOf(drop, claim)
  if (how === 'mint script') return mintScriptPayload({ machine, collection, quantity })
  if (how === 'minter script') {
    return minterScriptPayload({ machine, collection, quantity, maxTotalPrice, proof })
  }
  const terms = [AccountAddress.from(collection), new U64(quantity), new U64(maxTotalPrice)]
  const call = (name: string, rest: readonly EntryFunctionArgument[] = []) =>
    entryCall(drop.world.network.publisher, `drop_machine_v${machine.version}::${name}`, [
      ...terms,
      ...rest,
    ])
  if (how === 'mint') return call('mint')
  if (how === 'mint to') return call('mint_to', [AccountAddress.from(drop.addresses[to])])
  const hashes = new MoveVector(proof.proof.map((hash) => MoveVector.U8(hash)))
  return call('mint_with_proof', [new U64(proof.maxPerWalletByAllowList), hashes])
}

/** Returns a claim's proof, right or wrong. */
export function proofOf({ world, addresses }: Drop, claim: Claim): AllowlistProof {
  const proof = world.lists[claim.list].proofOf(addresses[claim.of])?.proof ?? []
  const flawed = {
    none: proof,
    'too long': Array.from({ length: 33 }, () => `0x${'00'.repeat(32)}`),
    'short hash': [`0x${'00'.repeat(31)}`],
  }
  return { maxPerWalletByAllowList: claimedCap(claim), proof: flawed[claim.flaw ?? 'none'] }
}

/** Returns a phase's merkle root in hex with 0x; undefined = none. */
export function rootOf({ world }: Drop, { list }: Pick<Terms, 'list'>): string | undefined {
  if (list === undefined) return undefined
  return list === 'short' ? `0x${SHORT_ROOT}` : world.lists[list].merkleRoot
}

/** Returns the unix seconds at which a phase starts; 0 = no time. */
export function startOf({ base }: State, { start }: Terms): bigint {
  return start === 'never' ? 0n : base + start
}

function argumentsOf(drop: Drop, state: State, step: OwnerStep): EntryFunctionArgument[] {
  const { addresses } = drop
  switch (step.kind) {
    case 'addPhase':
      return termsOf(drop, state, step.terms)
    case 'modifyPhase':
      return [idOf(state, step.phase), ...termsOf(drop, state, step.terms)]
    case 'removePhase':
      return [idOf(state, step.phase)]
    case 'upsertAllowlist': {
      const users = step.entries.map(({ user }) => AccountAddress.from(addresses[user]))
      const spare = Array.from({ length: step.spareCaps }, () => 1n)
      const caps = [...step.entries.map(({ cap }) => cap), ...spare]
      return [idOf(state, step.phase), new MoveVector(users), MoveVector.U64(caps)]
    }
    case 'removeFromAllowlist': {
      const users = step.users.map((user) => AccountAddress.from(addresses[user]))
      return [idOf(state, step.phase), new MoveVector(users)]
    }
    case 'setTotalSupply':
      return [new U64(step.totalSupply)]
    case 'setPlatformFee': {
      const { value, isFlat, split } = step.fee
      return [new U64(value), new Bool(isFlat), ...splitOf(drop, split)]
    }
    case 'setRevenueSplit':
      return splitOf(drop, step.split)
    case 'setRoyalties': {
      const { payee, denominator, numerator } = step.royalties
      return [AccountAddress.from(addresses[payee]), new U64(denominator), new U64(numerator)]
    }
    case 'setEndTime':
      return [new U64(step.end === 'never' ? 0n : state.base + step.end)]
    case 'setPaused':
      return [new Bool(step.isPaused)]
    case 'offerOwnership':
      return [AccountAddress.from(addresses[walletOf(state, step.to)])]
    case 'cancelOwnershipOffer':
    case 'acceptOwnership':
      return []
  }
}

function termsOf(drop: Drop, state: State, terms: Terms): EntryFunctionArgument[] {
  return [
    new U64(startOf(state, terms)),
    new U64(terms.price),
    new U64(terms.maxPerWallet),
    new U64(terms.maxPerTransaction),
    new Bool(terms.isPrivate),
    MoveVector.U8(rootOf(drop, terms) ?? []),
  ]
}

function splitOf({ addresses }: Drop, split: Split): EntryFunctionArgument[] {
  return [
    new MoveVector(split.map(({ to }) => AccountAddress.from(addresses[to]))),
    MoveVector.U64(split.map(({ share }) => share)),
  ]
}

function idOf(state: State, pick: PhasePick): U64 {
  return new U64(phaseOf(state, pick)?.id ?? MISSING_PHASE)
}
