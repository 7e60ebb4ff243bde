import { DROP_PARTS, type DropPart, type DropPhaseTerms } from '@mintline/core/drop'
import { isoTime } from '../amounts/time.ts'
import type { ChainRules } from '../config/dropRules.ts'
import { assertListFitsNetwork } from '../config/realNetwork.ts'
import type { DropOnChain, OpenedPhases, PhasesOnChain } from '../drop/dropOnChain.ts'
import { phaseIndexOnChain } from '../drop/phaseIndexOnChain.ts'
import { CommandError } from '../errors/commandError.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'
import { audienceOf, type PhaseOptions, readPhaseTerms } from './phaseTerms.ts'

/** Adds a phase after the others. */
export async function addPhase(
  context: BaseContext,
  drop: DropOnChain,
  options: PhaseOptions,
): Promise<CommandResult> {
  assertHasParts(drop.rules, options)
  const opened = await drop.openPhases()
  const { now } = opened
  const { startTime = now, ...added } = phaseOf(undefined, { context, drop, opened, options })
  const { endTime, isOpen } = added
  if (isOpen && endTime !== undefined && endTime <= now) {
    throw new CommandError('PHASE_ENDED', { endTime: isoTime(endTime) })
  }
  const phases = [...phasesOf(drop, opened), { ...added, startTime }]
  return opened.change('Add a phase', { phases, currencies: opened.currencies })
}

/** Changes given terms of a phase. */
export async function modifyPhase(
  context: BaseContext,
  drop: DropOnChain,
  { phase, ...options }: PhaseOptions & { readonly phase: string },
): Promise<CommandResult> {
  if (!PARTS.some(([, , givenIn]) => givenIn(options) !== undefined)) {
    throw usageError('Give at least one term to change')
  }
  assertHasParts(drop.rules, options)
  const opened = await drop.openPhases()
  const phases = phasesOf(drop, opened)
  const index = phaseIndexOnChain(phase, opened)
  const changed = phaseOf(phases[index], { context, drop, opened, options })
  const title = `Modify phase ${opened.keys[index + 1]}`
  return opened.change(title, {
    phases: phases.with(index, changed),
    currencies: opened.currencies,
  })
}

/** Replaces a drop's phases by those of the config. */
export async function setPhases(
  context: BaseContext,
  drop: PhasesOnChain,
  /** Only where the chain can forget what wallets have minted. */
  { reset: resetClaims }: { readonly reset?: boolean },
): Promise<CommandResult> {
  const { wanted, lists, change } = await drop.openConfigured()
  const network = await drop.network()
  for (const list of lists) assertListFitsNetwork(context, network, list)
  return change('Set the phases', { ...wanted, ...(resetClaims && { extras: { resetClaims } }) })
}

type Given = Omit<PhaseOptions, 'phase'>

/** Options for terms, and the parts of a drop that they set. */
const PARTS: readonly (readonly [
  option: string,
  part: DropPart,
  givenIn: (options: Given) => unknown,
])[] = [
  ['--type', 'phases', ({ type }) => type],
  ['--type allowList', 'phases.list.entries', ({ type }) => type === 'allowList' || undefined],
  ['--type merkleTree', 'phases.list.merkle', ({ type }) => type === 'merkleTree' || undefined],
  ['--merkle-root', 'phases.list.merkle', ({ merkleRoot }) => merkleRoot],
  ['--name', 'phases.name', ({ name }) => name],
  ['--price', 'phases.price', ({ price }) => price],
  ['--price-token', 'phases.price.currency', ({ priceToken }) => priceToken],
  ['--start', 'phases.startTime', ({ start }) => start],
  ['--end', 'phases.endTime', ({ end }) => end],
  ['--max-per-wallet', 'phases.maxPerWallet', ({ maxPerWallet }) => maxPerWallet],
  ['--max-per-transaction', 'phases.maxPerTransaction', (options) => options.maxPerTransaction],
  ['--max-total', 'phases.maxItems', ({ maxTotal }) => maxTotal],
  ['--active', 'phases.isOpen', ({ active }) => active],
]

/** @throws USAGE_INVALID for an option that sets what the chain's drops lack. */
function assertHasParts({ chains, capabilities }: ChainRules, options: Given): void {
  for (const [option, part, givenIn] of PARTS) {
    if (capabilities[part] || givenIn(options) === undefined) continue
    const name = DROP_PARTS[part].charAt(0).toLowerCase() + DROP_PARTS[part].slice(1)
    throw usageError(`Leave out ${option}: drops on ${chains} have no ${name}`)
  }
}

/** Returns the phases that a drop has; names that are not on chain are the config's, for display. */
function phasesOf({ rules }: DropOnChain, { phases, names }: OpenedPhases): DropPhaseTerms[] {
  if (rules.capabilities['phases.name']) return [...phases]
  return phases.map((phase, index) => ({ ...phase, name: names[index] ?? '' }))
}

/** The options of a change, and what they are for. */
interface PhaseChange {
  readonly context: BaseContext
  readonly drop: DropOnChain
  readonly opened: OpenedPhases
  readonly options: Given
}

/** @param before Undefined = the phase is new. */
function phaseOf(
  before: DropPhaseTerms | undefined,
  { context, drop, opened, options }: PhaseChange,
): DropPhaseTerms {
  const { value, currency, merkleRoot, ...terms } = readPhaseTerms(options, opened)
  const { price: present = { value: 0n, currency: opened.coin } } = before ?? {}
  const after = {
    ...(before ?? NEW_PHASE),
    ...audienceOf(options.type, merkleRoot, before),
    ...terms,
    price: { value: value ?? present.value, currency: currency ?? present.currency },
  }
  const paysPrice = ({ kind }: Pick<DropPhaseTerms, 'kind'>) =>
    kind === 'public' || !drop.rules.hasListPrices
  const isPaid = paysPrice(after)
  // A forgotten price must not give items away.
  if (isPaid && value === undefined && !(before && paysPrice(before))) {
    const phases = drop.rules.hasListPrices ? 'a public phase' : 'a new phase'
    throw usageError(`--price is required for ${phases}; --price 0 makes it free`)
  }
  // Nor may it be as many base units of a currency with other decimals.
  const isRepriced = after.price.currency.id !== present.currency.id
  if (isPaid && isRepriced && value === undefined && present.value > 0n) {
    throw usageError('--price is required with another currency')
  }
  if (!isPaid && value !== undefined) {
    context.output.warn(
      'Nobody pays --price in a phase with a list: each wallet pays the price of its own entry',
    )
  }
  return after
}

const NEW_PHASE: Omit<DropPhaseTerms, 'kind' | 'list' | 'price'> = {
  key: undefined,
  name: '',
  startTime: undefined,
  endTime: undefined,
  maxPerWallet: 0n,
  maxPerTransaction: 0n,
  maxItems: 0n,
  isOpen: true,
}
