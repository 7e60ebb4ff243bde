import type { Locks } from '@mintline/solana'
import { checkCurrency, isCollection } from './fee.ts'
import type { ReceiverName, WalletName } from './names.ts'
import { controlsAllow, editionsAllow, Refusal } from './refusal.ts'
import { entryKey, entryOf, phaseIndexOf, type State, walletOf } from './state.ts'
import type { Actor, DeploymentFlaw, RoyaltyTerms, StepOf, Terms } from './steps.ts'

const MAX_PHASES = 20
const MAX_NAME = 64
const MAX_URI = 200
const MAX_VALUE = 200
const MAX_KEY = 32
const MAX_EXTRA = 10
const MAX_CREATORS = 5

/** Refuses everybody except the collection's owner. */
export function checkOwner(state: State, by: Actor): WalletName {
  const wallet = walletOf(state, by)
  controlsAllow(wallet === state.owner, 'RawConstraintViolated')
  return wallet
}

export function addPhase(state: State, { by, terms }: StepOf<'addPhase'>): void {
  checkOwner(state, by)
  checkToken(state, terms)
  controlsAllow(state.phases.length < MAX_PHASES, 'TooManyPhases')
  checkCurrency(state.fee, [terms])
  checkTerms(terms, 0n)
  state.phases.push({ ...terms, active: true, minted: 0n })
}

export function modifyPhase(state: State, step: StepOf<'modifyPhase'>): void {
  checkOwner(state, step.by)
  checkToken(state, step.terms)
  const index = phaseIndexOf(state, step.phase)
  const old = state.phases[index]
  if (!old) throw new Refusal('controls/InvalidPhaseIndex')
  controlsAllow(isSameTerms(old, step.terms) || !state.locks.phases, 'PhasesLocked')
  checkCurrency(state.fee, [step.terms])
  checkTerms(step.terms, old.minted)
  state.phases[index] = { ...step.terms, active: step.active, minted: old.minted }
}

function isSameTerms(one: Terms, other: Terms): boolean {
  const { isInTokens, price, start, end, maxPerWallet, maxTotal, type, list } = one
  const terms = { isInTokens, price, start, end, maxPerWallet, maxTotal, type, list }
  return Object.entries(terms).every(([field, value]) => other[field as keyof Terms] === value)
}

function checkToken({ tokenOwed }: State, { isInTokens }: Terms): void {
  controlsAllow(!isInTokens || tokenOwed !== undefined, 'PriceTokenNotSupported')
}

function checkTerms({ start, end, maxTotal, type, list }: Terms, minted: bigint): void {
  controlsAllow(start < end, 'PhaseWindowInvalid')
  controlsAllow(maxTotal === 0n || maxTotal >= minted, 'PhaseTotalBelowMinted')
  controlsAllow(type !== 'merkleTree' || list !== undefined, 'MerkleRootRequired')
  controlsAllow(type === 'merkleTree' || list === undefined, 'MerkleRootNotAllowed')
}

export function addToAllowlist(state: State, step: StepOf<'addToAllowlist'>): void {
  const payer = checkOwner(state, step.by)
  const index = phaseIndexOf(state, step.phase)
  const phase = state.phases[index]
  if (!phase) throw new Refusal('controls/InvalidPhaseIndex')
  controlsAllow(phase.type === 'allowList', 'IncorrectMintType')
  controlsAllow(step.amount > 0, 'InvalidAllowlistData')
  const key = entryKey(step.user, index)
  const { user, price, amount } = step
  const old = state.entries.get(key)
  const isKept = old === undefined || (old.price === price && old.amount === amount)
  controlsAllow(isKept || !state.locks.phases, 'PhasesLocked')
  state.entries.set(key, {
    user,
    phaseIndex: index,
    price,
    amount,
    payer: old?.payer ?? payer,
  })
}

export function closeAllowlistAccount(state: State, step: StepOf<'closeAllowlistAccount'>): void {
  checkOwner(state, step.by)
  const { user, phaseIndex } = entryOf(state, step.entry)
  const phase = state.phases[phaseIndex]
  const hasEnded = phase === undefined || state.now >= phase.end
  controlsAllow(hasEnded || !state.locks.phases, 'PhasesLocked')
  const key = entryKey(user, phaseIndex)
  const entry = state.entries.get(key)
  if (!entry) throw new Refusal('controls/AllowlistAccountNotFound')
  const isPayer = step.receiver === 'payer' || step.receiver === entry.payer
  controlsAllow(isPayer, 'EntryPayerMismatch')
  state.entries.delete(key)
}

export function modifyCollection(state: State, step: StepOf<'modifyCollection'>): void {
  checkOwner(state, step.by)
  controlsAllow(step.flaw !== 'otherDeployment', 'DeploymentMismatch')
  const { maxItems = state.maxItems, treasury = state.treasury } = step
  checkLocks(state, step)
  const isMaxRight = maxItems === 0n || maxItems >= BigInt(state.items.length)
  controlsAllow(isMaxRight, 'MaxBelowIssued')
  if (treasury === 'nobody') throw new Refusal('controls/TreasuryIsDefault')
  if (isCollection(treasury)) throw new Refusal('controls/ReceiverIsCollection')

  const { name, uri, itemName, itemUri } = step
  const texts = [name, uri, itemName, itemUri]
  if (step.maxItems !== undefined || texts.some((text) => text !== undefined)) {
    checkGroupMint(step.flaw)
    checkName(name ?? '')
    checkUri(uri ?? '')
    checkName(itemName ?? '')
    checkUri(itemUri ?? '')
  }
  state.maxItems = maxItems
  state.treasury = treasury
  state.maxPerWallet = step.maxPerWallet ?? state.maxPerWallet
  state.isCosigned = step.isCosigned ?? state.isCosigned
  state.name = name ?? state.name
  state.uri = uri ?? state.uri
  state.itemName = itemName ?? state.itemName
  state.itemUri = itemUri ?? state.itemUri
}

function checkLocks(state: State, step: StepOf<'modifyCollection'>): void {
  const { locks, maxItems: old } = state
  const { maxItems = old, maxPerWallet, isCosigned } = step
  const isRaised = old !== 0n && (maxItems === 0n || maxItems > old)
  controlsAllow(!isRaised || !locks.supply, 'SupplyLocked')
  const hasTerm = maxPerWallet !== undefined || isCosigned !== undefined
  controlsAllow(!hasTerm || !locks.phases, 'PhasesLocked')
  const texts = [step.name, step.uri, step.itemName, step.itemUri]
  controlsAllow(texts.every((text) => text === undefined) || !locks.texts, 'TextsLocked')
}

export function modifyMetadata(state: State, step: StepOf<'modifyMetadata'>): void {
  checkOwner(state, step.by)
  controlsAllow(step.flaw !== 'otherDeployment', 'DeploymentMismatch')
  if (step.remove.length > 0 || step.add.length > 0) checkGroupMint(step.flaw)
  step.remove.forEach((field, index) => {
    checkKey(field)
    const isThere = state.extra.has(field) && !step.remove.slice(0, index).includes(field)
    editionsAllow(isThere, 'FieldNotFound')
  })
  for (const field of step.remove) state.extra.delete(field)
  editionsAllow(step.add.length <= MAX_EXTRA, 'TooManyFields')
  step.add.forEach(({ field, value }, index) => {
    checkKey(field)
    editionsAllow(value.length <= MAX_VALUE, 'FieldValueTooLong')
    const isNew = step.add.slice(0, index).every((other) => other.field !== field)
    editionsAllow(isNew, 'DuplicateField')
  })
  for (const { field, value } of step.add) state.extra.set(field, value)
  editionsAllow(state.extra.size <= MAX_EXTRA, 'TooManyFields')
}

export function modifyRoyalties(state: State, step: StepOf<'modifyRoyalties'>): void {
  checkOwner(state, step.by)
  controlsAllow(step.flaw !== 'otherDeployment', 'DeploymentMismatch')
  controlsAllow(step.royalties.basisPoints <= 10_000, 'CreatorFeeTooHigh')
  controlsAllow(!state.locks.royalties, 'RoyaltiesLocked')
  const isOwed = step.royalties.creators.some(({ to }) => to === 'ownControls')
  controlsAllow(!isOwed, 'ReceiverIsCollection')
  checkGroupMint(step.flaw)
  checkCreators(step.royalties)
  state.royalties = step.royalties
}

function checkCreators({ basisPoints, creators }: RoyaltyTerms): void {
  editionsAllow(creators.length <= MAX_CREATORS, 'TooManyCreators')
  if (creators.length === 0 && basisPoints === 0) return
  const seen = new Set<ReceiverName>()
  for (const { to, share } of creators) {
    editionsAllow(share > 0, 'CreatorSharesInvalid')
    editionsAllow(to !== 'nobody', 'CreatorIsDefault')
    editionsAllow(!isCollection(to), 'CreatorIsCollection')
    editionsAllow(!seen.has(to), 'DuplicateCreator')
    seen.add(to)
  }
  const shares = creators.reduce((sum, { share }) => sum + share, 0)
  editionsAllow(shares === 100, 'CreatorSharesInvalid')
}

export function lock(state: State, { by, locks }: StepOf<'lock'>): void {
  checkOwner(state, by)
  for (const part of Object.keys(state.locks) as (keyof Locks)[]) {
    state.locks = { ...state.locks, [part]: state.locks[part] || locks[part] }
  }
}

export function transferOwnership(state: State, { by, to }: StepOf<'transferOwnership'>): void {
  const owner = checkOwner(state, by)
  if (to === 'nobody' || to === owner || isCollection(to)) {
    throw new Refusal('controls/NewOwnerInvalid')
  }
  state.owner = to
}

export function updateTokenNameUri(state: State, step: StepOf<'updateTokenNameUri'>): void {
  checkOwner(state, step.by)
  controlsAllow(step.flaw !== 'otherDeployment', 'DeploymentMismatch')
  controlsAllow(!state.locks.texts, 'TextsLocked')
  checkName(step.name)
  checkUri(step.uri)
  const item = itemOf(state, step.target)
  if (!item) throw new Refusal('editions/NotAnItem')
  item.name = step.name
  item.uri = step.uri
}

function itemOf(state: State, target: StepOf<'updateTokenNameUri'>['target']) {
  return typeof target === 'number' ? state.items[target % state.items.length] : undefined
}

function checkGroupMint(flaw: DeploymentFlaw | undefined): void {
  editionsAllow(flaw !== 'otherGroupMint' && flaw !== 'itemAsGroupMint', 'WrongGroupMint')
}

function checkName(text: string): void {
  editionsAllow(text.length <= MAX_NAME, 'NameTooLong')
}

function checkUri(text: string): void {
  editionsAllow(text.length <= MAX_URI, 'UriTooLong')
}

/** Keys in the steps are plain words or addresses, which are base58 with 43 or 44 digits. */
function checkKey(key: string): void {
  editionsAllow(!/^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(key), 'FieldKeyIsAddress')
  editionsAllow(key.length > 0 && key.length <= MAX_KEY, 'FieldKeyLengthInvalid')
  const isReserved = ['royalty_basis_points', 'name', 'symbol', 'uri'].includes(key)
  editionsAllow(!isReserved, 'FieldKeyReserved')
}
