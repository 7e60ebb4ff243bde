import { type DropToShare, fetchSharedTexts, phaseNumber, placeBySymbol } from '@mintline/core'
import type { DropState } from '@mintline/core/drop'
import { formatCurrencyId } from '@mintline/core/identifiers'
import {
  collectionSale,
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
import {
  fetchPresent,
  SOLANA_CAPABILITIES,
  type SolanaPresent,
  solanaDropChain,
} from '@mintline/solana/drop'
import { type Amount, type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { usageError } from '../commands/optionValues.ts'
import type {
  DropOnChain,
  OpenedDrop,
  PhasedDrop,
  ReadDrop,
  WholeDrop,
} from '../drop/dropOnChain.ts'
import { changeTerms } from '../plans/changeTerms.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult, solanaPlanOf } from '../sending/solanaPlan.ts'
import type { ShareOptions } from '../sharing/writeSharePage.ts'
import { type CollectionOption, readCollection } from './collectionOption.ts'
import { owedLines } from './owed.ts'

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
    // Another drop's config says nothing about these phases.
    const own = config?.symbol === info.symbol ? config.phases : []
    const read = readOf(present, currency)
    return {
      ...read,
      state: { ...state, currencies: namedCurrencies(present, config?.currencies) },
      now,
      hasPricesInLists: true,
      parts: [
        {
          name: info.symbol,
          sale: collectionSale(info),
          phases: state.phases,
          keys: ['#', ...info.phases.map(({ phaseIndex }) => `${phaseNumber(phaseIndex)}`)],
          names: info.phases.map(({ phaseIndex }) => own[phaseIndex]?.name),
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
    capabilities: SOLANA_CAPABILITIES,
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
