import { CoreError } from '@mintline/core'
import { recorded } from '@mintline/core/drop'
import { isSolanaAddress, solanaWallet } from '@mintline/core/identifiers'
import type { PlanSection } from '@mintline/core/signing'
import {
  assertAffordable,
  type CollectionInfo,
  formatAmount,
  type MintItemsInput,
  mintItems,
  type PreparedMint,
  type ProofSource,
  prepareMint,
  priceTokenOf,
  type SolanaWallet,
} from '@mintline/solana'
import { recordOf } from '@mintline/solana/drop'
import { readMerkleProof } from '@mintline/solana/node'
import type { Currency } from '../amounts/amount.ts'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fetchConfigTokens, fetchKnownTokens } from '../chain/fetchTokens.ts'
import { findPhase } from '../chain/phaseOption.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import { EXIT } from '../exitCodes.ts'
import { proofSource } from '../lists/proofSource.ts'
import { readPhaseList } from '../lists/readPhaseLists.ts'
import { describeMint } from '../minting/describeMint.ts'
import { labelled } from '../output/table.ts'
import { assertSignsSteps, describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import { totalOf } from '../plans/costs.ts'
import { sectionsText } from '../plans/planSections.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'
import { transactionUrl } from '../sending/transactionUrl.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { readOption, readRequired, readWhole, usageError } from './optionValues.ts'
import { readPrice } from './readPhaseTerms.ts'

/** Stages after which a transaction has ended. */
const ENDED: ReadonlySet<string> = new Set(['confirmed', 'failed', 'expired'])

/** Item limit for one run: all its transactions are planned before any confirmation. */
const MAX_QUANTITY = 1_000n

type ReadProof = Exclude<ProofSource, string>

interface MintOptions extends CollectionOption {
  readonly quantity: string
  readonly to?: string
  readonly phase?: string
  readonly maxPrice?: string
  readonly perTransaction: string
  readonly proofs?: string
  readonly payer?: string
  readonly cosigner?: string
}

export async function mint(context: CommandContext, options: MintOptions): Promise<CommandResult> {
  const quantity = readWhole('--quantity', options.quantity)
  if (quantity > MAX_QUANTITY) throw usageError(`--quantity is at most ${MAX_QUANTITY}`)
  const mintTo = readOption('--to', options.to, solanaWallet)
  const maxPerTransaction = Number(readWhole('--per-transaction', options.perTransaction))
  const named = await readSigner(context, '--payer', options.payer)
  const cosigner = await readSigner(context, '--cosigner', options.cosigner)
  const session = await openSession(context)
  const { cluster, wallet, address } = session
  // The minter itself as the payer is an ordinary mint.
  const sponsor = named?.publicKey.equals(wallet.publicKey) ? undefined : named
  const payer = sponsor ? `${sponsor.publicKey}` : address
  assertOptionsFitNetwork(context, cluster, [['--to', options.to]])
  const info = await readCollection(context, options)
  const limit = await readLimit(context, options.maxPrice, { info, currency: cluster.currency })
  const loaded = configOf(context, info)
  const config = loaded?.config
  const phase = options.phase === undefined ? undefined : findPhase(info, options.phase, config)
  const request = {
    deployment: info.editions,
    quantity,
    maxPerTransaction,
    phaseIndex: phase?.phaseIndex,
    mintTo,
    proofSource: proofSource<ReadProof>(context, options.proofs, {
      inFolder:
        (folder) =>
        (wallet, _, { phaseIndex, merkleRoot: root }) =>
          readMerkleProof({ folder, wallet, list: { phaseIndex, root } }),
      inConfig: loaded && proofsInConfig(context, loaded),
    }),
    resources: context.resources(),
    ...limit,
  }
  const { connection, currency } = cluster
  const signers = { wallet: address, payer, cosigner: cosigner && `${cosigner.publicKey}` }
  const prepared = await prepareMint(
    connection,
    { ...request, ...signers, coin: currency },
    context,
  )
  const { state, plan, cost, balance, tokens } = prepared
  const { phaseIndex, price, token } = state.terms
  const summary = describeMint({
    mint: prepared,
    quantity,
    currency,
    phaseName: config?.phases[phaseIndex]?.name,
    payer: sponsor && payer,
    holder: mintTo ?? address,
  })
  assertAffordable({ wallet: payer, cost, balance, coin: currency, tokens })
  if (context.options.dryRun) return dryRun(session, prepared, { summary, payer })
  const isShared = sponsor !== undefined || cosigner !== undefined
  assertSignsSteps(session, plan.transactions, isShared ? ['sharedTransaction'] : [])
  context.output.info(sectionsText([summary]))
  await confirmSending({ ...session, address: payer }, { title: plan.title, sections: [summary] })
  const input = {
    ...{ ...request, wallet, payer: sponsor, cosigner },
    // Mint what was confirmed, even if phases and prices change meanwhile.
    phaseIndex,
    maxPrice: limit?.maxPrice ?? price,
    maxPriceToken: token?.mint,
  }
  return send(session, input, { parts: plan.transactions.length, payer })
}

async function readSigner(
  context: CommandContext,
  option: string,
  text: string | undefined,
): Promise<SolanaWallet | undefined> {
  return text === undefined ? undefined : context.otherWallet(option, text)
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

/** Returns the config if it belongs to this collection. */
function configOf(context: CommandContext, { symbol }: CollectionInfo): LoadedConfig | undefined {
  const loaded = context.configIfAny()
  return loaded?.config.symbol === symbol ? loaded : undefined
}

/** Returns proofs from the phase's list. */
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

async function dryRun(
  session: WriteSession,
  { plan, cost, state }: PreparedMint,
  { summary, payer }: { readonly summary: PlanSection; readonly payer: string },
): Promise<CommandResult> {
  const carried = { ...solanaPlanOf(session, plan), sections: [summary] }
  const report = await execute({ ...session, address: payer }, carried)
  const { currency } = session.cluster
  const previews = report.dryRun ? report.transactions : []
  const { token } = state.terms
  const onTop = totalOf(previews).total
  const inCoin = token ? onTop : cost.items + onTop
  const total = [
    ...(token ? [formatAmount(cost.items, token)] : []),
    formatAmount(inCoin, currency),
  ].join(' and ')
  return {
    text: [
      describeReport(session, carried, report),
      `Total ${total} with the price of all items`,
    ].join('\n'),
    data: {
      ...report,
      payer,
      price: cost.items,
      ...(token && { priceToken: token.mint }),
      total: inCoin,
    },
    exitCode: exitCodeOf(report),
  }
}

interface PlannedSending {
  /** Number of planned transactions. */
  readonly parts: number
  /** Base58 address of the wallet that pays. */
  readonly payer: string
}

async function send(
  session: WriteSession,
  input: MintItemsInput,
  { parts, payer }: PlannedSending,
): Promise<CommandResult> {
  const { context, journal } = session
  const { output } = context
  let confirmed = 0
  const title = () => {
    const part = confirmed + 1
    // Other minters may cause more transactions than planned.
    const of = parts > 1 ? `, part ${part} of ${Math.max(part, parts)}` : ''
    return `Mint of ${input.quantity}${of}`
  }
  const { priorityFee } = context.options
  // Every answer is an outcome; another run may not want the items any more.
  const recorder = { journal, hasEnded: () => false }
  const { hashes, items, failure } = await recorded(
    recorder,
    { title, isRepeatable: false },
    ({ beforeSend, onSent, onEnded }) =>
      mintItems(session.cluster.connection, input, {
        ...(priorityFee && { priorityFee }),
        signal: context.signal,
        // The mint is done when confirmed, and names come from chain.
        metadata: false,
        onProgress: ({ stage, signature }) => {
          if (ENDED.has(stage)) onEnded()
          if (stage === 'sent') {
            output.info(`  ${title()}: ${signature}`)
            if (signature !== undefined) onSent(signature)
          } else output.detail(`  ${title()}: ${stage}`)
          if (stage === 'confirmed') confirmed += 1
        },
        beforeSend: (signed) => beforeSend(recordOf(signed)),
      }),
  )
  const reason = failure && (failure.error instanceof Error ? failure.error.message : 'unknown')
  const transactions = hashes.map((signature) => ({
    signature,
    explorer: transactionUrl(session.cluster, signature),
  }))
  const minted = items.map(({ metadata: _, ...item }) => item)
  return {
    text: labelled([
      ...minted.map(({ number, name, mint }) => [`#${number} ${name}`, mint] as const),
      ['payer', input.payer && payer],
      ['receiver', input.mintTo],
      ...transactions.flatMap(({ signature, explorer }) => [
        ['transaction', signature] as const,
        ['explorer', explorer] as const,
      ]),
      ['not minted', failure && `${failure.quantity}: ${reason}`],
    ]),
    data: {
      payer,
      hashes,
      transactions,
      items: minted,
      ...(failure && { failure: { quantity: failure.quantity, reason } }),
    },
    exitCode: failure ? EXIT.partlyDone : EXIT.ok,
  }
}
