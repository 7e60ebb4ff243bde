import { type DropToShare, fetchSharedTexts, placeBySymbol } from '@mintline/core'
import type { DropState } from '@mintline/core/drop'
import { formatCurrencyId } from '@mintline/core/identifiers'
import {
  collectionSale,
  collectionTermsOf,
  createDropClient,
  feeAdminPower,
  fetchChainTime,
  fetchOwedTokens,
  filesText,
  isCommittedTo,
  lockedParts,
  partsText,
  platformFeeCapText,
  platformFeeText,
  prepareTransferOwnership,
  type RevealRecord,
} from '@mintline/solana'
import { fetchPresent, type SolanaPresent, solanaDropChain } from '@mintline/solana/drop'
import { type Amount, type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { usageError } from '../commands/optionValues.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import type {
  ConfiguredPhases,
  DropOnChain,
  OpenedDrop,
  OpenedPhases,
  PhasedDrop,
  PhasesOnChain,
  ReadDrop,
  WholeDrop,
} from '../drop/dropOnChain.ts'
import { termsOfConfig } from '../launch/termsOfConfig.ts'
import { stopAtCheapLists } from '../lists/cheapPrices.ts'
import { checkedLists, readPhaseLists } from '../lists/readPhaseLists.ts'
import { changeTerms } from '../plans/changeTerms.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult, solanaPlanOf } from '../sending/solanaPlan.ts'
import type { ShareOptions } from '../sharing/writeSharePage.ts'
import { type CollectionOption, readCollection } from './collectionOption.ts'
import { fetchConfigTokens, fetchKnownTokens } from './fetchTokens.ts'
import { owedLines } from './owed.ts'
import { phaseKeys } from './phaseOption.ts'
import { priceReaders } from './phasePrices.ts'

/** How a command names its drop, and a currency of its phases. */
interface DropOptions extends CollectionOption {
  readonly priceToken?: string
}

/** A command's drop on Solana or Eclipse. */
export class SolanaDropOnChain implements DropOnChain<Amount>, PhasesOnChain {
  readonly rules = SOLANA_CONFIG.rules
  readonly #context: CommandContext
  readonly #options: DropOptions

  constructor(context: CommandContext, options: DropOptions) {
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

  async readPhases(): Promise<PhasedDrop> {
    const { connection, currency } = await this.#context.cluster()
    const present = await this.#present()
    const now = await fetchChainTime(connection, { signal: this.#context.signal })
    return this.#phasedOf(present, { currency, now })
  }

  async readAll(): Promise<WholeDrop> {
    const context = this.#context
    const { connection, currency } = await context.cluster()
    const present = await this.#present()
    const { info, state } = present
    const { signal } = context
    const [now, owedTokens] = await Promise.all([
      fetchChainTime(connection, { signal }),
      fetchOwedTokens(connection, info, { signal }),
    ])
    const { reveal } = state.extras
    const locked = lockedParts(info.locks)
    return {
      ...this.#phasedOf(present, { currency, now }),
      lines: [
        ['controls', info.editionsControls],
        ['group mint', info.groupMint],
        ['co-signer', info.cosignerProgramId],
        ['locked', locked.length > 0 ? partsText(locked) : 'nothing'],
      ],
      sections: [
        ['still to be paid, with mintline claim', owedLines({ ...info, owedTokens }, currency)],
      ],
      document: { ...info, owedTokens, reveal },
    }
  }

  async followed() {
    const { editions: deployment } = await readCollection(this.#context, this.#options)
    const { connection } = await this.#context.cluster()
    return createDropClient({ connection, deployment })
  }

  async open(): Promise<OpenedDrop<Amount>> {
    const { terms, session, change } = await this.#opened()
    return { terms, flatFee: (given) => lamportsOf(given, session.cluster.currency), change }
  }

  async openPhases(): Promise<OpenedPhases> {
    const context = this.#context
    const { terms, session, present, change } = await this.#opened()
    const { info, network } = present
    const { connection, currency } = session.cluster
    const tokens = await fetchKnownTokens(context, info, this.#options.priceToken)
    return {
      ...phaseKeys(info, context.configIfAny()?.config),
      ...priceReaders({ currency, tokens, blockchain: network.blockchain }),
      phases: terms.phases ?? [],
      // Planners read a token's unit.
      currencies: terms.currencies,
      now: await fetchChainTime(connection, { signal: context.signal }),
      change,
    }
  }

  async openConfigured(): Promise<ConfiguredPhases> {
    const context = this.#context
    const loaded = context.config()
    const { config } = loaded
    const tokens = await fetchConfigTokens(context, config)
    const { session, change } = await this.#opened()
    const { cluster, address: wallet } = session
    const { currency } = cluster
    const lists = await readPhaseLists(loaded, { currency, tokens, signal: context.signal })
    await stopAtCheapLists(context, { config, lists }, currency)
    const { phases, currencies, extras } = termsOfConfig({ cluster, config, tokens, lists, wallet })
    return {
      wanted: { phases, currencies, extras: { lookupTable: extras.lookupTable } },
      lists: checkedLists(lists),
      change,
    }
  }

  async #opened() {
    const context = this.#context
    const session = await openSession(context, { mayPropose: true })
    const { cluster, address: wallet } = session
    const present = await this.#present()
    const drops = solanaDropChain(cluster.connection)
    const terms = drops.termsOf(present)
    const change: OpenedDrop['change'] = (title, changed) => {
      const phaseNames = changed.phases?.map(({ name }) => name)
      const facts = { phaseNames, paid: collectionTermsOf(present.info) }
      const plan = async (wanted: typeof terms) => {
        const { signal } = context
        const planned = await drops.plan({ terms: wanted, present, wallet }, { signal })
        const { steps: transactions, native, refused } = planned
        return { plan: solanaPlanOf(session, { title, transactions, ...native }, facts), refused }
      }
      return changeTerms({ session, terms, plan }, changed)
    }
    return { session, present, terms, change }
  }

  async shared({ proofs }: ShareOptions): Promise<DropToShare> {
    const context = this.#context
    const { network, isLocal, host } = await context.cluster()
    const cluster = network?.slug ?? (isLocal ? 'embedded' : undefined)
    if (cluster === undefined) throw usageError(`${host} is no network that a mint page knows`)
    const { symbol, editions, metadata } = await readCollection(context, this.#options)
    const { collectionBaseName: title, collectionBaseUri: uri } = metadata
    const { target, folders } = placeBySymbol({ symbol, address: editions, cluster })
    const reading = { ...context.resources(), signal: context.signal }
    return {
      target: { ...target, proofs },
      folders,
      ...(await fetchSharedTexts({ title, uri }, reading)),
    }
  }

  async transfer(newOwner: string): Promise<CommandResult> {
    const session = await openSession(this.#context, { mayPropose: true })
    const info = await readCollection(this.#context, this.#options)
    const { connection, currency: coin } = session.cluster
    const input = { info, wallet: session.address, newOwner, coin }
    return executePlanAsResult(session, await prepareTransferOwnership(connection, input))
  }

  #phasedOf(present: SolanaPresent, { currency, now }: Shown): PhasedDrop {
    const { info, state } = present
    const config = this.#context.configIfAny()?.config
    const read = readOf(present, currency)
    return {
      ...read,
      state: { ...state, currencies: namedCurrencies(present, config?.currencies) },
      now,
      parts: [
        {
          name: info.symbol,
          sale: collectionSale(info),
          phases: state.phases,
          ...phaseKeys(info, config),
          own: [],
        },
      ],
      phasesDocument: info.phases,
    }
  }

  async #present(): Promise<SolanaPresent> {
    const { connection } = await this.#context.cluster()
    const info = await readCollection(this.#context, this.#options)
    return fetchPresent(connection, info, { signal: this.#context.signal })
  }
}

/** Input for showing a drop besides the drop itself. */
interface Shown {
  readonly currency: Currency
  /** Chain time in Unix seconds. */
  readonly now: bigint
}

/** Returns a drop's currencies by the names that a config has for their mints. */
function namedCurrencies(
  { state: { currencies }, network }: SolanaPresent,
  named: Readonly<Record<string, string>> = {},
): DropState['currencies'] {
  const { blockchain } = network
  const renamed = Object.entries(named).flatMap(([symbol, address]) => {
    const id = formatCurrencyId({ blockchain, address })
    const unit = currencies.get(id)
    return unit ? [[id, { ...unit, symbol }] as const] : []
  })
  return new Map([...currencies, ...renamed])
}

function readOf({ info, state }: SolanaPresent, currency: Currency): ReadDrop {
  const { platformFees, royalties, treasury, creator, metadata } = info
  const { primaryAdmin, secondaryAdmin, cap } = platformFees
  const { reveal } = state.extras
  return {
    state,
    flatFeeText: (value) => platformFeeText(value, true, currency),
    own: {
      metadata: [
        ['files', reveal && revealText(reveal)],
        ...metadata.extraMetadata.map(({ field, value }) => [`field ${field}`, value] as const),
      ],
      fees: [
        ['fee cap', platformFeeCapText(cap, currency)],
        ['primary admin', primaryAdmin],
        ['secondary admin', secondaryAdmin ?? 'none'],
        ['fee admins can', feeAdminPower(info, currency)],
      ],
    },
    documents: {
      metadata: metadata.extraMetadata,
      sales: undefined,
      owner: { owner: creator },
      treasury: { treasury },
      royalties,
      fees: platformFees,
    },
  }
}

/** Formats what a collection is committed to, with the hash that proves it: anybody can compute it once it is revealed. */
function revealText(reveal: RevealRecord): string {
  const { revealed, commitment } = reveal
  const state = revealed && isCommittedTo(reveal, revealed) ? 'revealed, provable' : 'committed'
  return `${filesText(reveal)}; ${state} by the hash ${Buffer.from(commitment).toString('hex')}`
}
