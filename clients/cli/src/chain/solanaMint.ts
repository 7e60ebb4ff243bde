import { CoreError } from '@mintline/core'
import { isSolanaAddress, solanaWallet } from '@mintline/core/identifiers'
import {
  type CollectionInfo,
  checkoutPreview,
  formatAmount,
  type MintItemsInput,
  mintItems,
  type ProofSource,
  prepareMint,
  priceTokenOf,
  shortfallOf,
} from '@mintline/solana'
import { recordOf } from '@mintline/solana/drop'
import { readMerkleProof } from '@mintline/solana/node'
import type { Currency } from '../amounts/amount.ts'
import { readRequired, readWhole } from '../commands/optionValues.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import type { MintOnChain, PreparedMint, WantedMint } from '../drop/mintOnChain.ts'
import { proofSource } from '../lists/proofSource.ts'
import { readPhaseList } from '../lists/readPhaseLists.ts'
import { previewSteps } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { openSession } from '../sending/openSession.ts'
import { type CollectionOption, readCollection } from './collectionOption.ts'
import { fetchConfigTokens, fetchKnownTokens } from './fetchTokens.ts'
import { findPhase } from './phaseOption.ts'
import { readPrice } from './phasePrices.ts'

interface SolanaMintOptions extends CollectionOption {
  readonly phase?: string
  readonly perTransaction: string
  readonly payer?: string
  readonly cosigner?: string
}

type ReadProof = Exclude<ProofSource, string>

/** A command's mint on Solana or Eclipse. */
export class SolanaMint implements MintOnChain<string> {
  /** All transactions are planned before any confirmation. */
  readonly maxQuantity = 1_000n
  readonly #context: CommandContext
  readonly #options: SolanaMintOptions
  readonly #maxPerTransaction: number

  constructor(context: CommandContext, options: SolanaMintOptions) {
    this.#context = context
    this.#options = options
    this.#maxPerTransaction = Number(readWhole('--per-transaction', options.perTransaction))
  }

  network() {
    return this.#context.cluster()
  }

  readWallet(text: string): string {
    return solanaWallet(text)
  }

  /** It may be in a token that only the drop names. */
  readPrice(text: string): string {
    return text
  }

  async prepare(wanted: WantedMint<string>): Promise<PreparedMint> {
    const { quantity, mintTo, maxPrice: limitText, proofs } = wanted
    const context = this.#context
    const signer = async (option: string, text: string | undefined) =>
      text === undefined ? undefined : context.otherWallet(option, text)
    const named = await signer('--payer', this.#options.payer)
    const cosigner = await signer('--cosigner', this.#options.cosigner)
    const opened = await openSession(context)
    const { cluster, wallet, address: minter } = opened
    // The minter itself as the payer is an ordinary mint.
    const sponsor = named?.publicKey.equals(wallet.publicKey) ? undefined : named
    const payer = sponsor ? `${sponsor.publicKey}` : minter
    const session = { ...opened, address: payer }
    const { connection, currency } = cluster
    const info = await readCollection(context, this.#options)
    const limit = await readLimit(context, limitText, { info, currency })
    const found = context.configIfAny()
    const loaded = found?.config.symbol === info.symbol ? found : undefined
    const { phase: wish } = this.#options
    const phase = wish === undefined ? undefined : findPhase(info, wish, loaded?.config)
    const request = {
      deployment: info.editions,
      quantity,
      maxPerTransaction: this.#maxPerTransaction,
      phaseIndex: phase?.phaseIndex,
      mintTo,
      proofSource: proofSource<ReadProof>(context, proofs, {
        inFolder:
          (folder) =>
          (wallet, _, { phaseIndex, merkleRoot: root }) =>
            readMerkleProof({ folder, wallet, list: { phaseIndex, root } }),
        inConfig: loaded && proofsInConfig(context, loaded),
      }),
      resources: context.resources(),
      ...limit,
    }
    const signers = { wallet: minter, payer, cosigner: cosigner && `${cosigner.publicKey}` }
    const asked = { ...request, ...signers, coin: currency }
    const prepared = await prepareMint(connection, asked, context)
    const { state, plan, cost, balance, tokens } = prepared
    const { phaseIndex, price, token } = state.terms
    const unit = token ?? currency
    const { feeValue, isFlat, recipients } = state.collection.platformFees
    const fees = { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients }
    const { platformFee } = checkoutPreview(price, fees)
    const isShared = sponsor !== undefined || cosigner !== undefined
    const { priorityFee } = context.options
    return {
      session,
      minter,
      title: plan.title,
      phase: { phaseIndex, name: loaded?.config.phases[phaseIndex]?.name },
      unit,
      price,
      priceNote: `platform fee of ${formatAmount(platformFee, unit)} included`,
      maxPrice: limit?.maxPrice,
      total: cost.items,
      coins: token ? 0n : cost.items,
      costs: [
        ['rent and fees', formatAmount(cost.rent + cost.fees, currency)],
        ['token', token && `${token.symbol}, ${token.mint}`],
      ],
      shortfall: shortfallOf({ wallet: payer, cost, balance, coin: currency, tokens }),
      signs: [
        ...plan.transactions.flatMap((planned) => [...session.signedKinds(planned)]),
        ...(isShared ? (['sharedTransaction'] as const) : []),
      ],
      parts: plan.transactions.length,
      document: token ? { priceToken: token.mint } : {},
      preview: () => previewSteps(session, plan.transactions),
      // Every answer is an outcome.
      recorder: { hasEnded: () => false },
      send: async (confirmed, { signal, beforeSend, onProgress, onNodeFailure }) => {
        const input = { ...request, ...confirmed, maxPriceToken: token?.mint }
        const minted = await mintItems(
          connection,
          { ...input, wallet, payer: sponsor, cosigner },
          {
            signal,
            onNodeFailure,
            ...(priorityFee && { priorityFee }),
            // The mint is done when confirmed, and names come from chain.
            metadata: false,
            onProgress: ({ stage, signature, minted }) =>
              onProgress({ stage, minted, hash: stage === 'sent' ? signature : undefined }),
            beforeSend: (signed) => beforeSend(recordOf(signed)),
          },
        )
        return {
          ...minted,
          transactions: minted.hashes.map((hash) => ({ hash, signature: hash })),
          items: minted.items.map(({ metadata: _, ...document }) => {
            const { itemId, number, name, mint } = document
            return { itemId, line: [`#${number} ${name}`, mint], document }
          }),
        }
      },
    }
  }
}

/** Parses the highest accepted price; its currency is looked up only if one is given. */
async function readLimit(
  context: CommandContext,
  text: string | undefined,
  { info, currency }: { readonly info: CollectionInfo; readonly currency: Currency },
): Promise<Pick<MintItemsInput, 'maxPrice' | 'maxPriceToken'> | undefined> {
  if (text === undefined) return undefined
  const tokens = await fetchKnownTokens(context, info, undefined)
  const read = (price: string) => readPrice(price, { currency, tokens })
  const price = readRequired('--max-price', text, read)
  return { maxPrice: price.priceAmount, maxPriceToken: priceTokenOf(price) }
}

/** Returns a reader of merkle proofs from the phases' lists. */
function proofsInConfig(context: CommandContext, loaded: LoadedConfig): ReadProof {
  return async (wallet, signal, { phaseIndex, merkleRoot }) => {
    if (!isSolanaAddress(wallet)) return undefined
    const tokens = await fetchConfigTokens(context, loaded.config)
    const { tree } = await readPhaseList(loaded, phaseIndex, { tokens, flatFee: 0n, signal })
    if (!tree) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
    if (!merkleRoot || !Buffer.from(tree.root).equals(merkleRoot)) {
      throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
    }
    return tree.documentOf(wallet)
  }
}
