import type {
  DropCapabilities,
  DropChain,
  DropPlan,
  DropState,
  DropStep,
  DropTerms,
  PresentDrop,
  SentStep,
  StepPreview,
  StepProgress,
} from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import type { BrowserWallet, WalletFinder } from '#entities/wallet/browser/browserWallet.ts'
import { dropJournal, type Sale, type StoredDrop, storedDrop, updateDrop } from './dropStore.ts'

/** A new drop's plan, and what its steps cost. */
export interface PlannedSale {
  readonly plan: DropPlan
  readonly previews: readonly StepPreview[]
}

/** Options for carrying a drop out. */
interface CarryOutOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: StepProgress) => void
}

/** A connected wallet that deploys drops. */
export interface DropSession
  extends Pick<BrowserWallet<unknown>, 'name' | 'address' | 'standing' | 'onChange'> {
  /** Makes sure that the wallet signs with this account on this network, and asks it to change if need be. */
  ready(): Promise<void>
  /**
   * Sends what a stored drop lacks, part by part, and returns its address. Earlier steps are resumed first.
   *
   * @throws The error of the first step that is not confirmed, or the signal's reason.
   */
  carryOut(drop: Pick<StoredDrop, 'id'>, options: CarryOutOptions): Promise<string>
}

/** A chain on which the console sells, whose wallets and drops it opens. */
export interface OpenedChain
  extends Pick<WalletFinder<unknown>, 'announced' | 'subscribe' | 'installable'> {
  readonly capabilities: DropCapabilities
  /** Offers the development wallet on a local network, and returns the function that ends it. */
  offerDevelopmentWallet(): () => void
  connect(id: string, silent: boolean): Promise<DropSession>
  /** Returns everything in a sale that no drop here can have, by paths in its terms. */
  problemsIn(sale: Sale, wallet: string): readonly InputProblem[]
  planSale(sale: Sale, wallet: string): Promise<PlannedSale>
  /** Returns a drop's state; undefined if its address holds nothing. */
  read(contract: string, signal?: AbortSignal): Promise<DropState | undefined>
  /** Returns a drop's union id. */
  idOf(contract: string): string
  /** Returns the URL of an account or contract in the explorer; undefined = no explorer shows this network. */
  explorer(
    page: { readonly address: string } | { readonly transaction: string },
  ): string | undefined
}

/** A chain's adapter, with its wallets and a sale's terms there. */
interface ChainParts<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Signer,
  Sent extends SentStep,
> extends Pick<OpenedChain, 'capabilities' | 'offerDevelopmentWallet' | 'idOf' | 'explorer'> {
  readonly finder: WalletFinder<Signer>
  /** Returns the chain, with reads that have reached a confirmed step; undefined = the latest state. */
  chainAt(last: Sent | undefined): DropChain<Terms, Present, Step, Signer, StepPreview, Sent>
  termsOf(sale: Sale, wallet: string, implementation: string | undefined): Terms
  /** @param now Unix seconds. */
  problemsOf(terms: Terms, now: bigint): readonly InputProblem[]
  /** Returns what a step has created, to be stored with its drop. */
  createdBy(sent: Sent): Partial<Pick<StoredDrop, 'contract' | 'implementation'>>
}

/** Opens a chain by its adapter. */
export function openedChain<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Signer,
  Sent extends SentStep,
>(parts: ChainParts<Terms, Present, Step, Signer, Sent>): OpenedChain {
  const { finder, chainAt, termsOf } = parts
  const { announced, subscribe, installable } = finder
  const { capabilities, offerDevelopmentWallet, idOf, explorer } = parts
  return {
    ...{ capabilities, offerDevelopmentWallet, idOf, explorer },
    ...{ announced, subscribe, installable },
    connect: async (id, silent) => {
      const wallet = await finder.connect(id, silent)
      const { name, address, standing, onChange, signer } = wallet
      return {
        ...{ name, address, standing, onChange },
        ready: () => assertReady(wallet),
        carryOut: ({ id: drop }, options) =>
          carryOut(parts, { id: drop, signer, address }, options),
      }
    },
    problemsIn: (sale, wallet) =>
      parts.problemsOf(termsOf(sale, wallet, undefined), BigInt(Math.floor(Date.now() / 1_000))),
    planSale: async (sale, wallet) => {
      const chain = chainAt(undefined)
      const terms = termsOf(sale, wallet, undefined)
      const plan = await chain.plan({ terms, present: undefined, wallet })
      return { plan, previews: await chain.preview(plan.steps, wallet) }
    },
    read: async (contract, signal) => (await chainAt(undefined).read(contract, { signal }))?.state,
  }
}

async function assertReady({
  name,
  address,
  standing,
  switchNetwork,
}: BrowserWallet<unknown>): Promise<void> {
  let now = await standing()
  if (now.address === address && !now.isOnNetwork && switchNetwork) {
    await switchNetwork()
    now = await standing()
  }
  if (now.address !== address)
    throw new Error(`${name} uses another account now. Connect it again.`)
  if (!now.isOnNetwork) throw new Error(`Choose this network in ${name}, and try again.`)
}

interface Work<Signer> {
  readonly id: string
  readonly signer: Signer
  /** The signer's. */
  readonly address: string
}

async function carryOut<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Signer,
  Sent extends SentStep,
>(
  { chainAt, termsOf, createdBy }: ChainParts<Terms, Present, Step, Signer, Sent>,
  { id, signer, address }: Work<Signer>,
  { signal, onProgress }: CarryOutOptions,
): Promise<string> {
  const journal = dropJournal(id)
  let last: Sent | undefined
  const onConfirmed = (sent: Sent) => {
    last = sent
    updateDrop(id, createdBy(sent))
  }
  for (const step of journal.list()) {
    const outcome = await chainAt(undefined).resume(step, { signal })
    if (outcome.status === 'confirmed') onConfirmed(outcome.sent)
    journal.remove(step.id)
  }
  let sentBefore = ''
  for (;;) {
    const drop = storedDrop(id)
    if (!drop) throw new Error('This drop was removed from the list. Start over.')
    const chain = chainAt(last)
    const terms = termsOf(drop.sale, address, drop.implementation)
    const contract = drop.contract ?? (await chain.addressToBe(terms, address, { signal }))
    const present = contract === undefined ? undefined : await chain.read(contract, { signal })
    const plan = await chain.plan({ terms, present, wallet: address }, { signal })
    const [refusal] = plan.refused
    if (refusal) throw refusal.error
    const [first] = plan.steps
    if (!first) {
      if (contract === undefined) throw new Error('The drop has no address.')
      updateDrop(id, { contract, isDone: true })
      return contract
    }
    const part = plan.steps.filter((step) => step.part === first.part)
    const titles = part.map(({ title }) => title).join('\n')
    // A node that does not show what was confirmed would have it sent again.
    if (titles === sentBefore) throw new Error('The node is behind. Wait a minute, and continue.')
    sentBefore = titles
    await chain.send(part, signer, { journal, signal, onProgress, onConfirmed })
  }
}
