import type {
  DropCapabilities,
  DropChain,
  DropPlan,
  DropStep,
  DropTerms,
  PresentDrop,
  RecordedStep,
  SentStep,
  StepJournal,
  StepProgress,
} from '../../src/drop/index.ts'
import type { ErrorCode } from '../../src/errors/index.ts'

/** Most rounds that a drop needs from nothing to its terms; each sends a part. */
const MOST_ROUNDS = 8

/** Adapter of a chain on a real network. */
export interface PlannedChain<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
> {
  readonly chain: DropChain<Terms, Present, Step, Wallet>
  readonly capabilities: DropCapabilities
  /** Creates a wallet that can pay for drops, and returns its address. */
  newOwner(): Promise<string>
  /** The same for a contract that sends by itself; undefined = the chain has none. */
  readonly newVault?: (() => Promise<string>) | undefined
  /** Creates a wallet without funds, and returns its address. */
  newPauper(): Promise<string>
  /** Code with which a step is refused to a wallet without funds. */
  readonly pauperCode: ErrorCode
  /** Returns an owner's or pauper's wallet. */
  walletOf(owner: string): Wallet
  /** Returns an owner's wallet that sends by itself; undefined = the chain's wallets only sign. */
  readonly sendingWalletOf?: ((owner: string, act: WalletAct) => Wallet) | undefined
  /** Returns a wallet's balance in the coin's base units. */
  balanceOf(owner: string): Promise<bigint>
  /** Returns how many transactions a wallet has sent. */
  sentBy(owner: string): Promise<number>
  /** Returns the chain's address of a wallet that only receives. */
  newReceiver(): Promise<string>
  /**
   * Returns terms for a drop that nobody has made: limited to 10 items, royalties of 500 basis points, and a public
   * phase with the key or place 0, open from now on, in which a wallet gets 3 items.
   */
  newTerms(owner: string): Promise<Terms>
  /** Terms with another value, by the path that cannot change on this chain. */
  readonly lasting: Readonly<Record<string, (terms: Terms) => Terms>>
  /** Terms whose plan for a drop on chain warns, by the warning's code. */
  readonly warned: Readonly<Record<string, (terms: Terms) => Terms>>
  /** Makes a drop that breaks a rule which plans check, as contracts let it come to that. */
  brokenDrop(): Promise<BrokenDrop<Terms, Present>>
  /** Terms that no drop on this chain can have, by the path of their only problem. */
  readonly impossible: Readonly<Record<string, (terms: Terms) => Terms>>
}

/** A drop that breaks a rule. */
export interface BrokenDrop<Terms, Present> {
  readonly owner: string
  readonly present: Present
  /** True if its phases can change although they break the rule. */
  readonly arePhasesFree: boolean
  /** Changes what breaks the rule, so that it is still broken. */
  readonly worse: (terms: Terms) => Terms
}

/** What a wallet that sends by itself can do with a call that it is asked for. */
export interface WalletDeeds {
  /** Sends it, and returns its hash. */
  send(): Promise<string>
  /** Sends it, and once more at a higher price, which lands; returns the first hash. */
  sendTwice(): Promise<string>
  /** Sends another call with the nonce. */
  sendOther(): Promise<string>
  /** Fails as wallets do when a person declines. */
  reject(): Promise<never>
}

/** Does something with an asked call, and answers with a hash. */
export type WalletAct = (deeds: WalletDeeds) => Promise<string>

/** A drop's owner, and its address once it has one. */
export interface Work {
  readonly owner: string
  readonly contract?: string | undefined
}

/** Options for sending a drop's steps. */
export interface WorkOptions {
  /** Default: one that forgets everything. */
  readonly journal?: Pick<StepJournal, 'add' | 'remove'>
  readonly onProgress?: (progress: StepProgress) => void
  /** Called with each confirmed step. */
  readonly onConfirmed?: (sent: SentStep) => void
  /** What the owner's wallet does with each call, if it sends by itself; undefined = it only signs. */
  readonly act?: WalletAct | undefined
  readonly signal?: AbortSignal | undefined
}

/** A journal that forgets nothing until a step has ended. */
export function memoryJournal(): StepJournal {
  const stored = new Map<string, RecordedStep>()
  return {
    list: () => [...stored.values()],
    add: (step) => void stored.set(step.id, step),
    remove: (id) => void stored.delete(id),
  }
}

/** Reads, plans and sends drops on a chain. */
export function dropWork<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
>(of: () => PlannedChain<Terms, Present, Step, Wallet>) {
  const readOf = ({ contract }: Work) =>
    contract === undefined ? Promise.resolve(undefined) : of().chain.read(contract)

  const planOf = async (terms: Terms, work: Work): Promise<DropPlan<Step>> =>
    of().chain.plan({ terms, present: await readOf(work), wallet: work.owner })

  /** Finds the drop by what its steps have created, or by its terms. */
  const found = async (terms: Terms, work: Work, sent: readonly SentStep[]): Promise<Work> => {
    const created = sent.findLast((step) => step.created !== undefined)?.created
    const contract = created ?? work.contract ?? (await of().chain.addressToBe(terms, work.owner))
    return { ...work, contract }
  }

  /** Sends the first steps of a plan. */
  const sendSome = async (
    terms: Terms,
    work: Work,
    steps: readonly Step[],
    options: WorkOptions = {},
  ): Promise<Work> => {
    const { chain, walletOf, sendingWalletOf } = of()
    const { journal = memoryJournal(), act, ...rest } = options
    const wallet = (act && sendingWalletOf?.(work.owner, act)) ?? walletOf(work.owner)
    const sent = await chain.send(steps, wallet, { journal, ...rest })
    return found(terms, work, sent)
  }

  /** Sends part after part until nothing is left. */
  const complete = async (terms: Terms, begun: Work, options: WorkOptions = {}): Promise<Work> => {
    let work = await found(terms, begun, [])
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { steps, refused } = await planOf(terms, work)
      if (refused[0]) throw refused[0].error
      if (steps.length === 0) return work
      work = await sendSome(terms, work, partOf(steps), options)
    }
    throw new Error(`The plan is not empty after ${MOST_ROUNDS} rounds`)
  }

  const stateOf = async (work: Work) => {
    const present = await readOf(work)
    if (!present) throw new Error('The drop is not on chain')
    return present.state
  }

  const newDrop = async () => {
    const owner = await of().newOwner()
    const terms = await of().newTerms(owner)
    return { terms, work: await complete(terms, { owner }) }
  }

  return { readOf, planOf, found, sendSome, complete, stateOf, newDrop }
}

/** Returns the steps before the first of another part. */
export function partOf<Step extends DropStep>(steps: readonly Step[]): readonly Step[] {
  const next = steps.findIndex(({ part }) => part !== steps[0]?.part)
  return next === -1 ? steps : steps.slice(0, next)
}
