import type { CoinUnit } from '@mintline/core'
import type { DropPhase } from '@mintline/core/drop'
import { MAX_PHASES } from '@mintline/solana'
import type { CandyMachine, Guards } from '@mintline/solana/candy-machine'
import { counted } from '../output/counted.ts'
import { type CandyCurrencies, candyPrice } from './candyPrice.ts'
import { noteLosses } from './guardNotes.ts'
import { PhaseNotes } from './phaseNotes.ts'

/** What a machine's guards are read with. */
export interface CandyTerms {
  readonly coin: CoinUnit
  readonly currencies: CandyCurrencies
  /** Unix seconds. */
  readonly now: bigint
}

/** A group of guards as a phase. */
export interface CandyPhase {
  /** Undefined = none. */
  readonly label: string | undefined
  readonly guards: Guards
  /** A start of 0 is none. */
  readonly phase: DropPhase
}

/** A machine's groups as phases. */
export interface CandyPhases {
  readonly phases: readonly CandyPhase[]
  /** Limit per wallet in all phases together; 0 = unlimited. */
  readonly maxPerWallet: bigint
  /** Sentences about what the phases lack. */
  readonly notes: readonly string[]
}

/** The last second in the year 9999. */
const LAST_SECOND = 253_402_300_799n

type Group = Omit<CandyPhase, 'phase'>

/** Converts a machine's groups of guards. */
export function candyPhases(machine: CandyMachine, terms: CandyTerms): CandyPhases {
  const { groups, notes } = groupsOf(machine)
  const ofPhases = new PhaseNotes()
  const sharedLimit = limitOfAll(groups)
  if (sharedLimit === undefined) noteSharedCounters(groups, 'mintLimit', ofPhases)
  noteSharedCounters(groups, 'allocation', ofPhases)
  const phases = groups.map((group, index) => {
    const phase = phaseOf(machine, { ...group, index }, { ...terms, notes: ofPhases })
    return { ...group, phase: sharedLimit ? { ...phase, maxPerWallet: 0n } : phase }
  })
  return { phases, maxPerWallet: sharedLimit ?? 0n, notes: [...notes, ...ofPhases.texts()] }
}

/** Returns a group's guards, with the default ones that it does not replace. */
function groupsOf({ candyGuard }: CandyMachine): {
  readonly groups: readonly Group[]
  readonly notes: readonly string[]
} {
  if (!candyGuard) {
    const note =
      'The candy machine has no guards, so that only its mint authority mints: add phases'
    return { groups: [], notes: [note] }
  }
  const { guards, groups } = candyGuard
  if (groups.length === 0) return { groups: [{ label: undefined, guards }], notes: [] }
  const labels = groups.map(({ label }) => label)
  const reachable = groups.filter(({ label }, index) => labels.indexOf(label) === index)
  const repeated = [...new Set(labels.filter((label, index) => labels.indexOf(label) !== index))]
  const beyond = reachable.length - MAX_PHASES
  return {
    groups: reachable.slice(0, MAX_PHASES).map((group) => ({
      label: group.label === '' ? undefined : group.label,
      guards: { ...guards, ...group.guards },
    })),
    notes: [
      ...repeated.map(
        (label) =>
          `Several groups are labelled ${label}: only the first is carried over, as nobody can mint from the others`,
      ),
      ...(beyond > 0
        ? [
            `A drop has at most ${MAX_PHASES} phases: the last ${counted(beyond, 'group')} of the candy machine ${beyond === 1 ? 'is' : 'are'} left out`,
          ]
        : []),
    ],
  }
}

/** Returns the limit per wallet if all groups share one counter; undefined otherwise. */
function limitOfAll(groups: readonly Group[]): bigint | undefined {
  const [first, ...others] = groups.map(({ guards }) => guards.mintLimit)
  if (!first || others.length === 0) return undefined
  const isShared = others.every((other) => other?.id === first.id && other.limit === first.limit)
  return isShared ? BigInt(first.limit) : undefined
}

/** Notes groups whose guards count mints together. */
function noteSharedCounters(
  groups: readonly Group[],
  guard: 'mintLimit' | 'allocation',
  notes: PhaseNotes,
): void {
  const ids = groups.map(({ guards }) => guards[guard]?.id)
  for (const [index, id] of ids.entries()) {
    const isShared = id !== undefined && ids.indexOf(id) !== ids.lastIndexOf(id)
    if (isShared) {
      notes.add(
        index,
        `the ${guard} guard counts the mints of these phases together, and a drop counts those of each phase`,
      )
    }
  }
}

interface NotedTerms extends CandyTerms {
  readonly notes: PhaseNotes
}

function phaseOf(
  { maxItems: supply }: CandyMachine,
  { guards, index }: Group & { readonly index: number },
  { coin, currencies, now, notes }: NotedTerms,
): DropPhase {
  const note = (sentence: string) => notes.add(index, sentence)
  const { price, isWhole } = candyPrice(guards, currencies, note)
  const limits = limitsOf(guards)
  const times = timesOf(guards)
  const hasEnded = times.endTime !== undefined && times.endTime <= now
  const losesGuard = noteLosses(notes, index, guards, coin)
  if (!limits.isMintable || !times.isWindow) {
    note('the candy machine lets nobody mint, so that the phase is closed')
  } else if (hasEnded) {
    note('the phase has ended, so that it is closed: choose other times to open it again')
  }
  if (guards.allowList && !guards.addressGate) {
    note(
      'only the root of the allow list is on chain, and the leaves of Mintline\'s lists are others: write the name of its CSV file into the list as "file"',
    )
  }
  if (guards.redeemedAmount && guards.redeemedAmount.maximum < supply) {
    note(
      'the redeemedAmount guard counts the mints of all phases, and "maxItems" those of the phase',
    )
  }
  const isListed = guards.allowList !== undefined || guards.addressGate !== undefined
  const isOpen = isWhole && limits.isMintable && times.isWindow && !hasEnded && !losesGuard
  return {
    key: `${index}`,
    kind: isListed ? 'list' : 'public',
    list: isListed ? { form: 'entries' } : undefined,
    startTime: times.startTime,
    endTime: times.endTime,
    price,
    maxPerWallet: limits.maxPerWallet,
    maxPerTransaction: 0n,
    maxItems: limits.maxItems >= supply ? 0n : limits.maxItems,
    minted: 0n,
    isOpen,
  }
}

/** Limits of 0 let nobody mint there, and everybody here. */
function limitsOf({ mintLimit, allocation, redeemedAmount }: Guards) {
  const ofPhase = [allocation && BigInt(allocation.limit), redeemedAmount?.maximum].flatMap(
    (limit) => limit ?? [],
  )
  const [first, second = first] = ofPhase
  const maxItems = first === undefined || second === undefined || first < second ? first : second
  return {
    maxPerWallet: BigInt(mintLimit?.limit ?? 0),
    maxItems: maxItems ?? 0n,
    isMintable: mintLimit?.limit !== 0 && maxItems !== 0n,
  }
}

/** A config has times up to the year 9999; a phase that could never be open has none. */
function timesOf({ startDate, endDate }: Guards) {
  const startTime = startDate && startDate.date > 0n ? startDate.date : 0n
  const endTime = endDate && endDate.date <= LAST_SECOND ? endDate.date : undefined
  const isWindow = startTime <= LAST_SECOND && (endTime === undefined || startTime < endTime)
  return isWindow
    ? { startTime, endTime, isWindow }
    : { startTime: 0n, endTime: undefined, isWindow }
}
