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
  APTOS_CAPABILITIES,
  type AptosTerms,
  aptosDropChain,
  flatFeeText,
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
  DropOnChain,
  OpenedDrop,
  OpenedPhases,
  PhasedDrop,
  PhasesOnChain,
  ReadDrop,
  WholeDrop,
} from '../../drop/dropOnChain.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { type ChangedTerms, changeTerms } from '../../plans/changeTerms.ts'
import { planOf } from '../../plans/planOf.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { ShareOptions } from '../../sharing/writeSharePage.ts'
import { readOctas } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { aptosPhaseTerms } from '../config/aptosTermsOf.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import { aptosSettingChange } from '../sending/aptosPlan.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'
import {
  type AptosDropOption,
  configuredNames,
  findAptosContract,
  type ReadAptosDrop,
  readAptosDrop,
} from './readAptosDrop.ts'

/** A command's drop on Aptos. */
export class AptosDropOnChain implements DropOnChain<bigint>, PhasesOnChain {
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
    const context = this.#context
    const session = await openAptosSession(context, { mayPropose: true })
    const { reference, present, settings } = await readAptosDrop(context, this.#options)
    const drops = aptosDropChain(session.chain.connection, reference.machines)
    const terms = drops.termsOf(present)
    return {
      terms,
      flatFee: (given) => given,
      change: (title, changed) => {
        assertShares(settings, changed, terms)
        return changeTerms(
          {
            session,
            terms,
            plan: async (wanted) => {
              const { address: wallet } = session
              const { signal } = context
              const planned = await drops.plan({ terms: wanted, present, wallet }, { signal })
              const { steps, changes, refused } = planned
              return { plan: planOf(title, steps, changes.map(aptosSettingChange)), refused }
            },
          },
          changed,
        )
      },
    }
  }

  async openPhases(): Promise<OpenedPhases> {
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
    const { contract } = await findAptosContract(context, this.#options)
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
    return changeAptosDrop(this.#context, this.#options, 'Offer the ownership', (settings) => ({
      plans: [planOwnershipOffer(settings, aptosWallet(to))],
    }))
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

function phasedOf(read: ReadAptosDrop): PhasedDrop {
  const { present, settings, loaded } = read
  const { phases, ledger } = settings
  return {
    ...readOf(read),
    now: ledger.now,
    hasPricesInLists: false,
    parts: [
      {
        name: present.state.name,
        sale: dropSale(settings),
        phases: present.state.phases.map((phase) =>
          // The limit is for unlisted wallets.
          phase.kind === 'list' ? { ...phase, maxPerWallet: 0n } : phase,
        ),
        keys: ['id', ...phases.map(({ phaseId }) => `${phaseId}`)],
        names: configuredNames(phases, loaded),
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
    capabilities: APTOS_CAPABILITIES,
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
