import { type DropToShare, placeByAddress } from '@mintline/core'
import { evmAddress, evmWallet } from '@mintline/core/identifiers'
import { chainTime, createDropClient, type DropState, fetchDropProfile } from '@mintline/evm'
import {
  type EvmTerms,
  type FeeCurrency,
  feeCurrencies,
  flatFeeText,
  ownerStep,
  type PlannedSteps,
  wantedFeePhases,
} from '@mintline/evm/drop'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type {
  ConfiguredPhases,
  DropOnChain,
  OpenedDrop,
  OpenedPhases,
  PhasedDrop,
  PhasesOnChain,
  ReadDrop,
  WholeDrop,
} from '../../drop/dropOnChain.ts'
import { CommandError } from '../../errors/commandError.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { type ChangedTerms, changeTerms } from '../../plans/changeTerms.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { ShareOptions } from '../../sharing/writeSharePage.ts'
import { readEvmAmount } from '../chain/evmAmount.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { EVM_RULES, type EvmConfig, type EvmTokenConfig, tokensOf } from '../config/evmConfig.ts'
import { phaseTermsOf } from '../config/termsOf.ts'
import { readEvmTokens } from '../lists/readEvmPhases.ts'
import { changeDrop } from '../sending/changeDrop.ts'
import { type EvmPlan, evmPlanOf } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'
import { type ActivePhaseOption, readActivePhase } from './activePhase.ts'
import { flatFeeIn } from './flatFee.ts'
import { priceReaders } from './priceReaders.ts'
import {
  assertHasTokenIds,
  configToken,
  type DropOption,
  forAllItems,
  namedToken,
  namedTokenId,
  type ReadPresent,
  readDrop,
  readPresent,
} from './readDrop.ts'
import { currenciesOf, phasedOf, readHostedNames, readOf, wholeOf } from './shownDrop.ts'

/** How a command names its drop, a document, and a currency of its phases. */
interface DropOptions extends DropOption, ActivePhaseOption {
  readonly priceToken?: string
}

/** A command's drop on an EVM chain. */
export class EvmDropOnChain implements DropOnChain<CoinAmount>, PhasesOnChain {
  readonly rules = EVM_RULES
  readonly #context: EvmContext
  readonly #options: DropOptions

  constructor(context: EvmContext, options: DropOptions) {
    this.#context = context
    this.#options = options
  }

  network() {
    return this.#context.chain()
  }

  readWallet(text: string): string {
    return evmWallet(text)
  }

  readBasisPoints(text: string): number {
    return Number(text)
  }

  readFlatFee(text: string): CoinAmount {
    return readEvmAmount(text)
  }

  async read(): Promise<ReadDrop> {
    const { coin } = await this.#context.chain()
    const { present } = await readPresent(this.#context, forAllItems(this.#options))
    return readOf(present, currenciesOf(present, coin))
  }

  async readPhases(): Promise<PhasedDrop> {
    const { coin } = await this.#context.chain()
    const read = await readPresent(this.#context, this.#options, 'all')
    return phasedOf(read, coin, await readHostedNames(this.#context, read))
  }

  async readAll(): Promise<WholeDrop> {
    const { coin } = await this.#context.chain()
    const read = await readPresent(this.#context, this.#options, 'all')
    const told = await readActivePhase(this.#context, this.#options)
    return wholeOf(read, { coin, told, hosted: await readHostedNames(this.#context, read) })
  }

  async followed() {
    const { state } = await readDrop(this.#context, this.#options)
    const { connection } = await this.#context.chain()
    return createDropClient({ connection, contract: state.address, tokenId: state.tokenId })
  }

  async open(): Promise<OpenedDrop<CoinAmount>> {
    const session = await openEvmSession(this.#context, { mayPropose: true })
    const tokenId = namedTokenId(this.#options)
    const { present, drops } = await readPresent(this.#context, forAllItems(this.#options))
    assertHasTokenIds(present.contract, tokenId)
    const all = drops.termsOf(present)
    const { receivers, royalties } = present.state.money
    // A state's are those of its token id.
    const money = tokenId === undefined ? all.money : { ...all.money, receivers, royalties }
    const terms = { ...all, money }
    return {
      terms,
      flatFee: (given) => flatFeeIn(given, currenciesOf(present, session.chain.coin)),
      change: (title, changed) =>
        changeTerms(
          toChange(session, { present, drops }, (planned) => evmPlanOf(title, planned)),
          tokenId === undefined ? changed : ofTokenId(changed, { terms, all }),
        ),
    }
  }

  async openPhases(): Promise<OpenedPhases> {
    const context = this.#context
    const session = await openEvmSession(context, { mayPropose: true })
    const read = await readPresent(context, this.#options, 'only')
    const { present, drops, loaded } = read
    const { contract } = present
    const hosted = await readHostedNames(context, read)
    const [{ keys, names }] = phasedOf(read, session.chain.coin, hosted).parts
    const isConfigured = loaded && configToken(loaded.config, contract.tokenId)
    return {
      ...{ keys, names },
      ...(await priceReaders(context, present, this.#options.priceToken)),
      phases: drops.termsOf(present).phases ?? [],
      now: chainTime(contract),
      change: changeOfPhases(session, read, isConfigured && loaded),
    }
  }

  async openConfigured(): Promise<ConfiguredPhases> {
    const context = this.#context
    const loaded = context.config()
    const session = await openEvmSession(context, { mayPropose: true })
    const read = await readPresent(context, this.#options, 'only')
    const { tokenId } = tokenFor(loaded.config, read.present.contract)
    const tokens = await readEvmTokens(context, loaded)
    const { phases = [] } = tokens.find(({ config }) => config.tokenId === tokenId) ?? {}
    return {
      wanted: phaseTermsOf(phases, session.chain.network),
      lists: phases.flatMap(({ list }) => (list ? [checkedRows(list)] : [])),
      change: changeOfPhases(session, read, loaded),
    }
  }

  async shared({ proofs, activePhase }: ShareOptions): Promise<DropToShare> {
    const context = this.#context
    const { state: drop } = await readDrop(context, this.#options)
    const { connection, network } = await context.chain()
    const { signal } = context
    const asked = { drop, resources: context.resources() }
    const profile = await fetchDropProfile(connection, asked, { signal })
    const { itemName, description, image, theme } = profile
    const { address, tokenId, name } = drop
    // Nobody gets a link to a document that cannot be used.
    await readActivePhase(context, { activePhase })
    const { target, folders } = placeByAddress({ network, address, tokenId })
    return {
      target: { ...target, proofs, activePhase },
      folders,
      texts: { title: name || itemName, description, image },
      theme,
    }
  }

  transfer(to: string): Promise<CommandResult> {
    return changeDrop(this.#context, forAllItems(this.#options), ({ state, settings }) =>
      evmPlanOf('Set the owner', ownerStep({ drop: state, settings }, evmAddress(to))),
    )
  }
}

/**
 * Returns the function that changes phases.
 *
 * @param loaded The config that has them; undefined = none has.
 */
function changeOfPhases(
  session: EvmSession,
  read: ReadPresent,
  loaded: LoadedConfig<EvmConfig> | undefined,
): OpenedPhases['change'] {
  const { present } = read
  const { contract } = present
  const { coin } = session.chain
  const { tokenId } = loaded ? tokenFor(loaded.config, contract) : contract
  const index = loaded ? tokensOf(loaded.config).findIndex((one) => one.tokenId === tokenId) : 0
  return async (title, changed) => {
    const { phases = [], currencies = present.state.currencies } = changed
    assertFeeStays(contract, {
      before: currenciesOf(present, coin),
      after: feeCurrencies(wantedFeePhases(phases, currencies), coin),
    })
    const planOf = (planned: PlannedSteps) => evmPlanOf(title, ofToken(planned, index), loaded)
    return changeTerms(toChange(session, read, planOf), changed)
  }
}

/** Returns a drop to change by its chain's planner. */
function toChange(
  session: EvmSession,
  { present, drops }: Pick<ReadPresent, 'present' | 'drops'>,
  planOf: (planned: PlannedSteps) => EvmPlan,
) {
  const { address: wallet, context } = session
  return {
    session,
    terms: drops.termsOf(present),
    plan: async (terms: EvmTerms) => {
      const { signal } = context
      const planned = await drops.plan({ terms, present, wallet }, { signal })
      return { plan: planOf(planned), refused: planned.refused }
    },
  }
}

/** Returns the settings for a token id; a config without a list of them has its phases for any. */
function tokenFor(config: EvmConfig, { tokenId }: Pick<DropState, 'tokenId'>): EvmTokenConfig {
  const named = config.extras.tokens && tokenId !== undefined ? `${tokenId}` : undefined
  return namedToken(config, { tokenId: named })
}

/** Places changes at a token id in the terms. */
function ofToken({ steps, changes }: PlannedSteps, index: number): PlannedSteps {
  if (index <= 0) return { steps, changes }
  const at = `extras.otherTokens.${index - 1}`
  return { steps, changes: changes.map((change) => ({ ...change, path: `${at}.${change.path}` })) }
}

/**
 * Throws if new phases would turn a flat fee into another one, since the contract takes it in their currency.
 *
 * @throws FLAT_FEE_CURRENCY_CHANGES
 */
function assertFeeStays(
  { platformFee }: Pick<DropState, 'platformFee'>,
  currencies: Readonly<Record<'before' | 'after', readonly FeeCurrency[]>>,
): void {
  if (platformFee.type !== 'flat') return
  const before = flatFeeText(platformFee.value, currencies.before)
  const after = flatFeeText(platformFee.value, currencies.after)
  if (before !== after) throw new CommandError('FLAT_FEE_CURRENCY_CHANGES', { before, after })
}

/** Terms of a token id beside those of all items. */
interface ScopedTerms {
  readonly terms: OpenedDrop['terms']
  readonly all: OpenedDrop['terms']
}

/** Returns a change in a token id's terms as one in those of the drop: only the receivers that it changes are its own. */
function ofTokenId(changed: ChangedTerms, { terms, all }: ScopedTerms): ChangedTerms {
  const { money = terms.money } = changed
  const { receivers, royalties } = money
  const [receiver] = receivers
  const [payee] = royalties.recipients
  const own = {
    ...(receivers !== terms.money.receivers && { receiver: receiver?.address }),
    ...(royalties !== terms.money.royalties && {
      royalty: { valueBp: royalties.valueBp, recipient: payee?.address },
    }),
  }
  return {
    ...changed,
    money: { ...money, receivers: all.money.receivers, royalties: all.money.royalties },
    extras: { ...changed.extras, ofTokenId: own },
  }
}
