import { CoreError, formatAmount } from '@mintline/core'
import { evmWallet } from '@mintline/core/identifiers'
import {
  type ActivePhase,
  activePhaseCurrency,
  type ClaimTransactions,
  type Currency,
  hasEnded,
  mintItems,
  NATIVE_TOKEN,
  type ProofSource,
  phasesOf,
  prepareMint,
} from '@mintline/evm'
import { phaseNameIn } from '@mintline/evm/drop'
import { readAllowlistProof } from '@mintline/evm/node'
import { type Address, getAddress } from 'viem'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { MintOnChain, PreparedMint, WantedMint } from '../../drop/mintOnChain.ts'
import { proofSource } from '../../lists/proofSource.ts'
import { previewSteps } from '../../plans/carryOut.ts'
import { baseUnitsOf, readEvmAmount } from '../chain/evmAmount.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { readEvmTokens } from '../lists/readEvmPhases.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'
import { type ActivePhaseOption, readActivePhase, toldTerms } from './activePhase.ts'
import { type DropOption, readDrop } from './readDrop.ts'

type EvmMintOptions = DropOption & ActivePhaseOption

type ReadProof = Exclude<ProofSource, string>

/** A command's mint on an EVM chain. */
export class EvmMint implements MintOnChain<CoinAmount> {
  readonly #context: EvmContext
  readonly #options: EvmMintOptions

  constructor(context: EvmContext, options: EvmMintOptions) {
    this.#context = context
    this.#options = options
  }

  network() {
    return this.#context.chain()
  }

  readWallet(text: string): string {
    return evmWallet(text)
  }

  readPrice(text: string): CoinAmount {
    return readEvmAmount(text)
  }

  async prepare(wanted: WantedMint<CoinAmount>): Promise<PreparedMint> {
    const { quantity, mintTo, maxPrice: limit, proofs } = wanted
    const context = this.#context
    const { signal } = context
    const session = await openEvmSession(context)
    const { connection, network } = session.chain
    const { state, loaded, phaseNames } = await readDrop(context, this.#options)
    const { address: contract, tokenId } = state
    const request = {
      contract,
      tokenId,
      quantity,
      mintTo,
      proofSource: proofSource<ReadProof>(context, proofs, {
        inFolder:
          (folder) =>
          (wallet, { phaseIndex, merkleRoot: root }) =>
            readAllowlistProof({ folder, wallet, list: { phaseIndex, root } }),
        inConfig: loaded && proofsInConfig(context, loaded),
      }),
      resources: context.resources(),
    }
    const told = await readActivePhase(context, this.#options)
    const asked = { ...request, wallet: session.address }
    const prepared = await prepareMint(connection, asked, { signal })
    const { currency, terms, cost, transactions } = prepared
    const { price, phase } = terms
    const maxPrice = limit
      ? baseUnitsOf(limit, currency, currency.token === undefined)
      : told && toldPrice(told, currency)
    // Checked again, now that the maximum's currency is known.
    if (maxPrice !== undefined && price > maxPrice) {
      await prepareMint(connection, { ...asked, maxPrice }, { signal })
    }
    const phases = phasesOf(prepared.state.drop.conditions)
    const place = phases.findIndex(({ id }) => id === phase.id)
    const symbols = new Map([[contractAddress(currency), currency]])
    const { allowance = 0n } = currency
    const total = formatAmount(cost.items, currency)
    return {
      session,
      minter: session.address,
      phase: {
        phaseIndex: phase.phaseIndex,
        place,
        name: phaseNameIn(phase.metadata) ?? phaseNames[place],
      },
      unit: currency,
      price,
      priceLines: [['by document', told && toldTerms(told, symbols)]],
      maxPrice,
      total: cost.items,
      coins: cost.value,
      costs: [
        [
          'left-over approval',
          transactions.reset && `${formatAmount(allowance, currency)}, set to 0 first`,
        ],
        ['approval', transactions.approval && total],
        ['gas', `at most ${formatAmount(cost.gas, network.nativeCurrency)}`],
      ],
      shortfall: cost.shortfall ?? cost.gasShortfall,
      document: { gas: cost.gas },
      preview: () => previewSteps(session, stepsOf(transactions)),
      recorder: { hasEnded, signal },
      send: (confirmed, reporting) =>
        mintItems(connection, { ...request, ...confirmed, wallet: session.wallet }, reporting),
    }
  }
}

function stepsOf({ reset, approval, claim }: ClaimTransactions) {
  const title = 'Set the left-over approval to 0'
  const approving = { title: 'Approve the price', dependsOnEarlier: reset !== undefined }
  const claiming = { title: 'Claim the items', dependsOnEarlier: approval !== undefined }
  return [
    ...(reset ? [{ title, transaction: reset }] : []),
    ...(approval ? [{ ...approving, transaction: approval }] : []),
    { ...claiming, transaction: claim },
  ]
}

/** Returns a reader of proofs from the list with the phase's root. */
function proofsInConfig(context: EvmContext, loaded: LoadedConfig<EvmConfig>): ReadProof {
  return async (wallet, { merkleRoot, phaseIndex }) => {
    const tokens = await readEvmTokens(context, loaded)
    const lists = tokens.flatMap(({ phases }) => phases.flatMap(({ list }) => list ?? []))
    if (lists.length === 0) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
    const own = lists.find(({ allowlist }) => allowlist.merkleRoot === merkleRoot)
    if (!own) throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
    return own.allowlist.proofOf(wallet)
  }
}

/**
 * Returns the price for one item in an active-phase document; undefined if it is in another currency than the
 * contract's.
 */
function toldPrice(told: ActivePhase, currency: Currency): bigint | undefined {
  return activePhaseCurrency(told) === contractAddress(currency) ? told.price : undefined
}

function contractAddress({ token }: Pick<Currency, 'token'>): Address {
  return token === undefined ? NATIVE_TOKEN : getAddress(token)
}
