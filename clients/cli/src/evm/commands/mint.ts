import { isMintlineError } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { type MintItemsInput, mintItems, type PreparedMint, prepareMint } from '@mintline/evm'
import { readWhole } from '../../commands/optionValues.ts'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { baseUnitsOf, readEvmAmount } from '../amounts/evmAmount.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { describeEvmMint } from '../minting/describeEvmMint.ts'
import { evmProofs } from '../minting/evmProofs.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { describeEstimates, estimatePlan } from '../sending/estimatePlan.ts'
import { confirmEvmSending, exitCodeOfEvmReport } from '../sending/executeEvmPlan.ts'
import { type EvmSession, openEvmSession } from '../sending/openEvmSession.ts'
import { recorded } from '../sending/sendPlanned.ts'

interface MintOptions extends DropOption {
  readonly quantity: string
  readonly to?: string
  readonly maxPrice?: string
  readonly proofs?: string
}

export async function mint(context: EvmContext, options: MintOptions): Promise<CommandResult> {
  const quantity = readWhole('--quantity', options.quantity)
  const limit = options.maxPrice === undefined ? undefined : readEvmAmount(options.maxPrice)
  const mintTo = options.to === undefined ? undefined : evmAddress(options.to)
  const session = await openEvmSession(context)
  const { state, loaded } = await readDrop(context, options)
  const { address: contract, tokenId } = state
  const request = {
    contract,
    tokenId,
    quantity,
    mintTo,
    proofSource: evmProofs(context, loaded, options.proofs),
  }
  const { connection } = session.chain
  const { signal } = context
  const asked = { ...request, wallet: session.address }
  const prepared = await prepareMint(connection, asked, { signal })
  const { currency, terms, cost } = prepared
  const maxPrice = limit && baseUnitsOf(limit, currency, currency.token === undefined)
  // Again, now that the currency of the maximum is known.
  if (maxPrice !== undefined && terms.price > maxPrice) {
    await prepareMint(connection, { ...asked, maxPrice }, { signal })
  }
  const summary = describeEvmMint(session.chain, prepared, {
    quantity,
    receiver: mintTo ?? session.address,
    names: loaded?.config.phases.map(({ name }) => name) ?? [],
  })
  if (cost.shortfall) throw cost.shortfall
  if (context.options.dryRun) return dryRun(session, prepared, summary)
  context.output.info(summary)
  await confirmEvmSending(session, `Mint ${quantity}`)
  return send(session, {
    ...request,
    wallet: session.wallet,
    // Mint what was confirmed, even if phases and prices change meanwhile.
    phaseIndex: terms.phase.phaseIndex,
    maxPrice: maxPrice ?? terms.price,
  })
}

async function dryRun(
  session: EvmSession,
  { transactions: { approval, claim }, cost }: PreparedMint,
  summary: string,
): Promise<CommandResult> {
  const title = 'Mint'
  const planned = [
    ...(approval ? [{ title: 'Approve the price', transaction: approval }] : []),
    { title: 'Claim the items', transaction: claim, dependsOnEarlier: approval !== undefined },
  ]
  const transactions = await estimatePlan(session, { transactions: planned })
  const report = { title, changes: [], dryRun: true, transactions } as const
  return {
    text: [summary, describeEstimates(session, title, transactions)].join('\n'),
    data: { ...report, price: cost.items, gas: cost.gas },
    exitCode: exitCodeOfEvmReport(report),
  }
}

async function send(session: EvmSession, input: MintItemsInput): Promise<CommandResult> {
  const { context, chain } = session
  const title = `Mint of ${input.quantity}`
  const { hash, items } = await recorded(
    session,
    // Another run may not want the items any more.
    { title, isRepeatable: false },
    async ({ onSent, ...options }) => {
      let told: string | undefined
      const onProgress = ({ hash: sent }: { readonly hash: string | undefined }) => {
        if (sent === undefined || sent === told) return
        told = sent
        onSent(sent)
      }
      try {
        return await mintItems(chain.connection, input, { ...options, onProgress })
      } catch (error) {
        if (!isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) throw error
        context.output.warn(error.message)
        const { hashes, itemIds } = error.context
        return { hash: hashes[0], items: itemIds.map((itemId) => ({ itemId })) }
      }
    },
  )
  const itemIds = items.map(({ itemId }) => itemId)
  return {
    text: labelled([
      ...itemIds.map((itemId) => ['item', itemId] as const),
      ['receiver', input.mintTo],
      ['transaction', hash],
    ]),
    data: { hash, items: itemIds },
  }
}
