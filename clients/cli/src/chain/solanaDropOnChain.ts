import { platformFeeCapText, platformFeeText, prepareTransferOwnership } from '@mintline/solana'
import { fetchPresent, type SolanaPresent, solanaDropChain } from '@mintline/solana/drop'
import { type Amount, type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { usageError } from '../commands/optionValues.ts'
import type { DropOnChain, OpenedDrop, ReadDrop } from '../drop/dropOnChain.ts'
import { changeTerms } from '../plans/changeTerms.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult, solanaPlanOf } from '../sending/solanaPlan.ts'
import { readTexts } from '../sharing/readTexts.ts'
import type { DropToShare, ShareOptions } from '../sharing/writeSharePage.ts'
import { type CollectionOption, readCollection } from './collectionOption.ts'

/** A command's drop on Solana or Eclipse. */
export class SolanaDropOnChain implements DropOnChain<Amount> {
  readonly #context: CommandContext
  readonly #options: CollectionOption

  constructor(context: CommandContext, options: CollectionOption) {
    this.#context = context
    this.#options = options
  }

  network() {
    return this.#context.cluster()
  }

  readWallet(text: string): string {
    return text
  }

  readBasisPoints(text: string): number {
    return Number(text)
  }

  readFlatFee(text: string): Amount {
    return readAmount(text)
  }

  async read(): Promise<ReadDrop> {
    const { currency } = await this.#context.cluster()
    return readOf(await this.#present(), currency)
  }

  async open(): Promise<OpenedDrop<Amount>> {
    const context = this.#context
    const session = await openSession(context, { mayPropose: true })
    const { cluster, address: wallet } = session
    const present = await this.#present()
    const drops = solanaDropChain(cluster.connection)
    const terms = drops.termsOf(present)
    return {
      terms,
      flatFee: (given) => lamportsOf(given, cluster.currency),
      change: (title, changed) =>
        changeTerms(
          {
            session,
            terms,
            plan: async (wanted) => {
              const { signal } = context
              const planned = await drops.plan({ terms: wanted, present, wallet }, { signal })
              const { steps: transactions, native, refused } = planned
              return { plan: solanaPlanOf(session, { title, transactions, ...native }), refused }
            },
          },
          changed,
        ),
    }
  }

  async shared({ proofs }: ShareOptions): Promise<DropToShare> {
    const context = this.#context
    const { network, isLocal, host } = await context.cluster()
    const cluster = network?.slug ?? (isLocal ? 'embedded' : undefined)
    if (cluster === undefined) throw usageError(`${host} is no network that a mint page knows`)
    const { symbol, editions, metadata } = await readCollection(context, this.#options)
    const { collectionBaseName: title, collectionBaseUri: uri } = metadata
    return {
      target: { collection: symbol, cluster, proofs },
      folders: [symbol, editions],
      ...(await readTexts(context, { title, uri })),
    }
  }

  async transfer(newOwner: string): Promise<CommandResult> {
    const session = await openSession(this.#context, { mayPropose: true })
    const info = await readCollection(this.#context, this.#options)
    const { connection, currency: coin } = session.cluster
    const input = { info, wallet: session.address, newOwner, coin }
    return executePlanAsResult(session, await prepareTransferOwnership(connection, input))
  }

  async #present(): Promise<SolanaPresent> {
    const { connection } = await this.#context.cluster()
    const info = await readCollection(this.#context, this.#options)
    return fetchPresent(connection, info, { signal: this.#context.signal })
  }
}

function readOf({ info, state }: SolanaPresent, currency: Currency): ReadDrop {
  const { platformFees, royalties, treasury, creator } = info
  return {
    state,
    flatFeeText: (value) => platformFeeText(value, true, currency),
    own: {
      fees: [
        ['at most', platformFeeCapText(platformFees.cap, currency)],
        ['primary admin', platformFees.primaryAdmin],
        ['secondary admin', platformFees.secondaryAdmin ?? 'none'],
      ],
    },
    documents: {
      fees: platformFees,
      royalties,
      treasury: { treasury },
      owner: { owner: creator },
      sales: undefined,
    },
  }
}
