import {
  type DropCapabilities,
  type DropChain,
  type DropChange,
  type DropPhaseTerms,
  type DropPlan,
  type DropPlanInput,
  type DropState,
  type DropStep,
  type DropTerms,
  newProblems,
  type PartCapability,
  type PresentDrop,
  problemAt,
  sendInTurn,
  TermError,
  termsOf,
} from '../../src/drop/index.ts'
import { CoreError, type InputProblem } from '../../src/errors/index.ts'
import {
  DEPOSIT,
  FEE,
  type MadeUpCall,
  type MadeUpDrop,
  type MadeUpLedger,
  type MadeUpWallet,
  NOW,
  notOwner,
} from './madeUpLedger.ts'
import { refusalOf, resumeStep, sendStep } from './madeUpSending.ts'

/** A call to the ledger. */
export interface MadeUpStep extends DropStep {
  readonly part: 'drop' | 'settings'
  readonly call: MadeUpCall
}

const ANY: PartCapability = { change: 'any' }
const FIXED: PartCapability = { change: 'never' }

/** Parts of drops on the made-up chain. */
export const MADE_UP_CAPABILITIES: DropCapabilities = {
  name: FIXED,
  symbol: FIXED,
  description: FIXED,
  uri: ANY,
  items: ANY,
  tokens: undefined,
  'supply.maxItems': ANY,
  'supply.maxPerWallet': ANY,
  phases: ANY,
  'phases.name': undefined,
  'phases.startTime': ANY,
  'phases.endTime': undefined,
  'phases.price': ANY,
  'phases.price.currency': undefined,
  'phases.maxPerWallet': ANY,
  'phases.maxPerTransaction': undefined,
  'phases.maxItems': ANY,
  'phases.isOpen': ANY,
  'phases.list.entries': undefined,
  'phases.list.merkle': ANY,
  'phases.list.shards': undefined,
  'phases.list.price': undefined,
  'money.receivers': ANY,
  'money.platformFee': ANY,
  'money.platformFee.recipients': ANY,
  'money.royalties': ANY,
  'money.royalties.recipients': ANY,
  'sale.isPaused': ANY,
  'sale.endTime': undefined,
  owner: undefined,
}

/** Values in terms, by the path of the part that they belong to. */
const VALUES: Readonly<Record<string, (terms: DropTerms) => unknown>> = {
  name: ({ name }) => name,
  symbol: ({ symbol }) => symbol,
  description: ({ description }) => description,
  uri: ({ uri }) => uri,
  items: ({ items }) => items,
  'supply.maxItems': ({ supply }) => supply.maxItems,
  'supply.maxPerWallet': ({ supply }) => supply.maxPerWallet,
  'money.receivers': ({ money }) => money.receivers,
  'money.platformFee': ({ money }) => money.platformFee,
  'money.royalties': ({ money }) => money.royalties,
  'sale.isPaused': ({ sale }) => sale.isPaused,
}

const PHASE_FIELDS = [
  ...(['kind', 'list', 'startTime', 'price'] as const),
  ...(['maxPerWallet', 'maxItems', 'isOpen'] as const),
]

/** The smallest adapter: reads, plans and sends drops on a chain in memory. */
export function madeUpChain(
  ledger: MadeUpLedger,
): DropChain<DropTerms, PresentDrop, MadeUpStep, MadeUpWallet> {
  const addressOf = (symbol: string, wallet: string) => `${wallet}/${symbol}`
  return {
    read: async (contract) => {
      const drop = ledger.drop(contract)
      return drop && { state: stateOf(drop) }
    },
    addressToBe: async ({ symbol }, wallet) => addressOf(symbol, wallet),
    termsOf: ({ state }) => termsOf(state, {}),
    plan: async (input) => {
      assertTerms(input.terms, input.present && termsOf(input.present.state, {}))
      return planOf(input, input.present?.state.id ?? addressOf(input.terms.symbol, input.wallet))
    },
    preview: async (steps, wallet) => {
      // This chain can simulate a call after others.
      const fork = ledger.fork()
      let isStopped = false
      return steps.map(({ title, call }) => {
        const cost = { fee: FEE, deposit: fork.drop(call.contract) ? 0n : DEPOSIT }
        if (isStopped) return { title, cost: undefined, error: undefined }
        const error = refusalOf(() => fork.run(wallet, call))
        isStopped = error !== undefined
        return { title, cost, error }
      })
    },
    send: (steps, wallet, options) =>
      sendInTurn(steps, options, (step, place) =>
        sendStep({ ledger, step, wallet, place: { title: step.title, ...place } }, options),
      ),
    resume: async (step) => resumeStep(ledger, step),
  }
}

function stateOf({ contract, owner, terms }: MadeUpDrop): DropState {
  const { supply, phases = [], money, sale, ...rest } = terms
  const { platformFee } = money
  return {
    ...rest,
    id: contract,
    owner,
    supply: { ...supply, minted: 0n },
    phases: phases.map(({ name: _, list, ...phase }, index) => ({
      ...phase,
      key: `${index}`,
      list: list?.form === 'merkle' ? { form: 'merkle', root: list.root } : undefined,
      startTime: phase.startTime ?? NOW,
      minted: 0n,
    })),
    money: {
      ...money,
      platformFee: { ...platformFee, recipients: platformFee.recipients ?? money.receivers },
    },
    sale: { isPaused: sale.isPaused ?? false, endTime: undefined },
  }
}

/** @throws INPUT_INVALID with all that no drop can have. */
function assertTerms(terms: DropTerms, own: DropTerms | undefined): void {
  const problems = newProblems(termProblems(terms), own ? termProblems(own) : [])
  if (problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
}

function termProblems({ money, sale, phases = [] }: DropTerms): InputProblem[] {
  const lacking: [path: string, isLacking: boolean][] = [
    ['money.receivers', money.receivers.length === 0],
    ['sale.endTime', sale.endTime !== undefined],
    ...phases.flatMap((phase, index): [string, boolean][] => [
      [`phases.${index}.endTime`, phase.endTime !== undefined],
      [`phases.${index}.maxPerTransaction`, phase.maxPerTransaction !== 0n],
      [`phases.${index}.list`, phase.list?.form === 'entries'],
    ]),
  ]
  return lacking.flatMap(([path, isLacking]) => {
    if (!isLacking) return []
    return [problemAt(path, new TermError('TERM_NOT_SUPPORTED', { chains: 'Made-up', term: path }))]
  })
}

function planOf(
  { terms, present, wallet }: DropPlanInput<DropTerms, PresentDrop>,
  contract: string,
): DropPlan<MadeUpStep> {
  const own = present && termsOf(present.state, {})
  const wanted = settled(terms, own)
  const differences = [...valueChanges(wanted, own), ...phaseChanges(wanted, own)]
  const isLasting = ({ path }: DropChange) =>
    own !== undefined && MADE_UP_CAPABILITIES[path as keyof DropCapabilities]?.change === 'never'
  const changes = differences.filter((change) => !isLasting(change))
  const kept = own ? { ...wanted, ...pick(own) } : wanted
  const settings: MadeUpStep = {
    title: 'Set the phases and settings',
    part: 'settings',
    call: { contract, terms: kept },
  }
  const creation: MadeUpStep = {
    title: 'Create the drop',
    part: 'drop',
    call: { contract, terms: { ...wanted, phases: [] } },
  }
  const isOwned = !present || present.state.owner === wallet
  return {
    steps: [...(own ? [] : [creation]), ...(changes.length > 0 ? [settings] : [])],
    changes,
    lasting: differences.filter(isLasting),
    refused: isOwned || changes.length === 0 ? [] : [{ path: 'owner', error: notOwner(wallet) }],
    warnings:
      wanted.supply.maxItems === 0n
        ? [{ code: 'NO_LIMIT', message: 'The drop has no limit', path: 'supply.maxItems' }]
        : [],
  }
}

/** Returns what can never change. */
function pick({ name, symbol, description }: DropTerms) {
  return { name, symbol, description }
}

/** Returns terms with what they leave open as it is on chain, or as new drops have it. */
function settled({ phases, money, sale, ...terms }: DropTerms, own: DropTerms | undefined) {
  const { platformFee } = money
  const recipients = platformFee.recipients ?? own?.money.platformFee.recipients ?? money.receivers
  return {
    ...terms,
    phases: (phases ?? own?.phases ?? []).map((phase, index) => ({
      ...phase,
      key: `${index}`,
      startTime: phase.startTime ?? own?.phases?.[index]?.startTime ?? NOW,
    })),
    money: { ...money, platformFee: { ...platformFee, recipients } },
    sale: { ...sale, isPaused: sale.isPaused ?? own?.sale.isPaused ?? false },
  } satisfies DropTerms
}

function valueChanges(wanted: DropTerms, own: DropTerms | undefined): DropChange[] {
  return Object.entries(VALUES).flatMap(([path, of]) => {
    const before = own && textOf(of(own))
    const after = textOf(of(wanted))
    const change = { subject: 'collection', path, label: path, before, after }
    return before === after ? [] : [change]
  })
}

function phaseChanges({ phases = [] }: DropTerms, own: DropTerms | undefined): DropChange[] {
  const before = own?.phases ?? []
  const all = Array.from({ length: Math.max(phases.length, before.length) }, (_, index) => index)
  return all.flatMap((index) =>
    PHASE_FIELDS.flatMap((field) => {
      const valueIn = (phase: DropPhaseTerms | undefined) => phase && textOf(phase[field])
      const [was, is] = [valueIn(before[index]), valueIn(phases[index])]
      const about = { subject: `phase ${index + 1}`, path: `phases.${index}.${field}` }
      return was === is ? [] : [{ ...about, label: field, before: was, after: is ?? 'none' }]
    }),
  )
}

/** Formats a value for display and comparison. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? 'none', (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}` : part,
  )
}
