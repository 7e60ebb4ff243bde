import {
  createDropClient,
  type DropSettings,
  dropSale,
  fetchCollection,
  planOwnershipOffer,
  planPlatformFee,
  planRevenueSplit,
  type ShareInput,
} from '@mintline/aptos'
import {
  type AptosTerms,
  aptosDropChain,
  flatFeeText,
  octas,
  royaltyText,
} from '@mintline/aptos/drop'
import {
  assertBasisPoints,
  type DropToShare,
  type FeeShare,
  fetchSharedTexts,
  placeByAddress,
} from '@mintline/core'
import { aptosWallet } from '@mintline/core/identifiers'
import type {
  ConfiguredPhases,
  DropOnChain,
  OpenedDrop,
  OpenedPhases,
  PhasedDrop,
  PhasedPart,
  PhasesOnChain,
  ReadDrop,
  WholeDrop,
} from '../../drop/dropOnChain.ts'
import { CommandError } from '../../errors/commandError.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { type ChangedTerms, changeTerms } from '../../plans/changeTerms.ts'
import { planOf } from '../../plans/planSections.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { ShareOptions } from '../../sharing/writeSharePage.ts'
import { APT, readOctas } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { aptosPhaseTerms } from '../config/aptosTermsOf.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import { aptosSettingChange, changeAptosDrop } from '../sending/aptosPlan.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'
import {
  type AptosDropOption,
  configuredNames,
  type ReadAptosDrop,
  readAptosDrop,
} from './readAptosDrop.ts'

/** A command's drop on Aptos. */
export class AptosDropOnChain implements DropOnChain<bigint>, PhasesOnChain {
  readonly rules = APTOS_CONFIG.rules
  readonly #context: AptosContext
  readonly #options: AptosDropOption

  constructor(context: AptosContext, options: AptosDropOption) {
    this.#context = context
    this.#options = options
  }

  network() {
    return this.#context.chain()
  }

  readWallet(text: string): string {
    return aptosWallet(text)
  }

  readBasisPoints(text: string): number {
    assertBasisPoints(Number(text))
    return Number(text)
  }

  readFlatFee(text: string): bigint {
    return readOctas(text)
  }

  async read(): Promise<ReadDrop> {
    return readOf(await readAptosDrop(this.#context, this.#options))
  }

  async readPhases(): Promise<PhasedDrop> {
    return phasedOf(await readAptosDrop(this.#context, this.#options))
  }

  async readAll(): Promise<WholeDrop> {
    const read = await readAptosDrop(this.#context, this.#options)
    const { network, chainId } = await this.#context.chain()
    const { machine, ledger, collection: address, ...settings } = read.settings
    const { name, description, uri } = read.present.state
    return {
      ...phasedOf(read),
      lines: [['machine', `version ${machine.version} at ${machine.publisher}`]],
      sections: [],
      document: {
        chain: network.slug,
        chainId,
        address,
        version: machine.version,
        machine: machine.publisher,
        now: ledger.now,
        collectionName: name,
        collectionDescription: description ?? '',
        collectionUri: uri,
        ...settings,
      },
    }
  }

  async followed() {
    const { reference } = await readAptosDrop(this.#context, this.#options)
    const { connection } = await this.#context.chain()
    return createDropClient({ ...reference, connection })
  }

  async open(): Promise<OpenedDrop<bigint>> {
    const { terms, change } = await this.#opened()
    return { terms, flatFee: (given) => given, change }
  }

  async openPhases(): Promise<OpenedPhases> {
    const { terms, read, change } = await this.#opened()
    const { currency: coin } = octas(0n)
    return {
      ...phaseKeys(read),
      phases: terms.phases ?? [],
      currencies: terms.currencies,
      now: read.settings.ledger.now,
      coin,
      readPrice: (text) => ({ value: readOctas(text), currency: coin }),
      readCurrency: (name) => {
        if (name.toUpperCase() === APT.symbol) return coin
        throw new CommandError('PRICE_TOKEN_UNKNOWN', { name })
      },
      change,
    }
  }

  async #opened() {
    const context = this.#context
    const session = await openAptosSession(context, { mayPropose: true })
    const read = await readAptosDrop(context, this.#options)
    const { reference, present, settings } = read
    const drops = aptosDropChain(session.chain.connection, reference.machines)
    const terms = drops.termsOf(present)
    const change: OpenedDrop['change'] = (title, changed) => {
      assertShares(settings, changed, terms)
      const plan = async (wanted: AptosTerms) => {
        const { address: wallet } = session
        const { signal } = context
        const planned = await drops.plan({ terms: wanted, present, wallet }, { signal })
        const { steps, changes, refused } = planned
        return { plan: planOf(title, steps, changes.map(aptosSettingChange)), refused }
      }
      return changeTerms({ session, terms, plan }, changed)
    }
    return { read, terms, change }
  }

  async openConfigured(): Promise<ConfiguredPhases> {
    const loaded = this.#context.config()
    const lists = readAptosLists(loaded)
    const { terms, change } = await this.open()
    return {
      wanted: {
        phases: aptosPhaseTerms(loaded.config.phases, lists),
        currencies: terms.currencies,
      },
      lists: lists.flatMap((list) => (list ? [checkedRows(list)] : [])),
      change,
    }
  }

  async shared({ proofs }: ShareOptions): Promise<DropToShare> {
    const context = this.#context
    const { contract } = await context.findContract(this.#options.contract)
    const { connection, network } = await context.chain()
    const { signal } = context
    const { name, description, uri } = await fetchCollection(connection, contract, { signal })
    const { target, folders } = placeByAddress({ network, address: contract })
    const reading = { ...context.resources(), signal }
    return {
      target: { ...target, proofs },
      folders,
      ...(await fetchSharedTexts({ title: name, description, uri }, reading)),
    }
  }

  transfer(to: string): Promise<CommandResult> {
    return changeAptosDrop(this.#context, this.#options, 'Offer the ownership', (settings) =>
      planOwnershipOffer(settings, aptosWallet(to)),
    )
  }
}

/**
 * Checks new shares by the planners whose codes scripts know.
 *
 * @throws What `planRevenueSplit` and `planPlatformFee` throw
 */
function assertShares(
  settings: DropSettings,
  { money }: ChangedTerms,
  { money: present }: AptosTerms,
): void {
  if (!money) return
  const { receivers, platformFee } = money
  if (receivers !== present.receivers) planRevenueSplit(settings, receivers.map(splitShareOf))
  const { recipients, ...fee } = platformFee
  if (recipients && recipients !== present.platformFee.recipients) {
    planPlatformFee(settings, { ...fee, feeSplit: recipients.map(splitShareOf) })
  }
}

function splitShareOf({ address: recipient, share }: FeeShare): ShareInput {
  return { recipient, share: BigInt(share) }
}

/** Returns what commands take for a drop's phases. */
export function phaseKeys({
  settings: { phases },
  loaded,
}: Pick<ReadAptosDrop, 'settings' | 'loaded'>): Pick<PhasedPart, 'keys' | 'names'> {
  return {
    keys: ['id', ...phases.map(({ phaseId }) => `${phaseId}`)],
    names: configuredNames(phases, loaded),
  }
}

function phasedOf(read: ReadAptosDrop): PhasedDrop {
  const { present, settings } = read
  const { phases, ledger } = settings
  return {
    ...readOf(read),
    now: ledger.now,
    parts: [
      {
        name: present.state.name,
        sale: dropSale(settings),
        phases: present.state.phases.map((phase) =>
          // The limit is for unlisted wallets.
          phase.kind === 'list' ? { ...phase, maxPerWallet: 0n } : phase,
        ),
        ...phaseKeys(read),
        own: [['listed', ...phases.map(({ entries }) => `${entries}`)]],
      },
    ],
    phasesDocument: phases,
  }
}

function readOf({ present: { state }, settings }: ReadAptosDrop): ReadDrop {
  const { platformFee, royalties, revenueSplit, collectionOwner: owner } = settings
  const { totalMinted, totalSupply, isPaused, endTime, ownershipOfferedTo: offeredTo } = settings
  const { itemBaseName, itemBaseUri, isOpenEdition } = settings
  const { name, description, uri, extras } = state
  return {
    state,
    flatFeeText,
    own: {
      sales: [['open edition', isOpenEdition ? 'yes' : undefined]],
      owner: [['offered to', offeredTo]],
      royalties: [['exactly', extras.areRoyaltiesRounded ? royaltyText(royalties) : undefined]],
    },
    documents: {
      metadata: { name, description, uri, itemBaseName, itemBaseUri },
      sales: { totalMinted, totalSupply, isPaused, endTime },
      owner: { owner, offeredTo: offeredTo ?? null },
      treasury: revenueSplit,
      royalties,
      fees: platformFee,
    },
  }
}
