import { keypairWallet, type MintItemsInput, mintItems } from '@mintline/solana'
import type { Command } from 'commander'
import { lamportsOf, readAmount } from '../amounts/amount.ts'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { EXIT } from '../exitCodes.ts'
import { planMintNow } from '../minting/planMintNow.ts'
import { proofSource } from '../minting/proofSource.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { carryOutAsResult } from '../sending/carryOut.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { openSession, type WriteSession } from '../sending/openSession.ts'
import { readPriorityFee } from '../sending/priorityFeeOption.ts'
import { writtenDown } from '../sending/writtenDown.ts'
import { loadKeypair } from '../wallet/loadWallet.ts'
import { withExamples } from './examples.ts'
import { readWhole, usageError } from './optionValues.ts'

/** Items of one run: all its transactions are planned before anything is asked. */
const MAX_QUANTITY = 1_000n

interface MintOptions extends CollectionOption {
  readonly quantity: string
  readonly maxPrice?: string
  readonly perTransaction: string
  readonly proofs?: string
  readonly cosigner?: string
  readonly fundReceivers: boolean
}

export function addMint(program: Command, runtime: Runtime): void {
  const command = program
    .command('mint')
    .description('Mint items of the phase that is open, to the wallet that pays.')
    .addOption(collectionOption())
    .option('--quantity <items>', 'how many', '1')
    .option('--max-price <amount>', 'most for one item (default: its price now)')
    .option('--per-transaction <items>', 'items of one transaction, at most 3', '2')
    .option(
      '--proofs <address or folder>',
      'where merkle proofs are (default: the list of the config)',
    )
    .option('--cosigner <file>', "the creator's keypair, where the collection needs a co-sign")
    .option('--fund-receivers', 'give treasury and fee recipients the rent that they lack', false)
  withExamples(command, [
    'mintline mint',
    'mintline mint --collection FIRST --quantity 2 --max-price "0.5 SOL"',
    'mintline mint --proofs https://example.com/proofs/members --dry-run',
  ])
  runtime.on(command, mint)
}

async function mint(context: CommandContext, options: MintOptions): Promise<CommandResult> {
  const quantity = readWhole('--quantity', options.quantity)
  if (quantity > MAX_QUANTITY) throw usageError(`--quantity is at most ${MAX_QUANTITY}`)
  const maxPerTransaction = Number(readWhole('--per-transaction', options.perTransaction))
  const session = await openSession(context)
  const { cluster, wallet } = session
  const info = await readCollection(context, options)
  const maxPrice = options.maxPrice && lamportsOf(readAmount(options.maxPrice), cluster.currency)
  const input: MintItemsInput & { wallet: typeof wallet } = {
    connection: cluster.connection,
    wallet,
    deployment: info.editions,
    quantity,
    maxPerTransaction,
    proofSource: proofSource(context, info, options.proofs),
    fundReceivers: options.fundReceivers,
    ...(typeof maxPrice === 'bigint' && { maxPrice }),
    ...(options.cosigner && {
      cosigner: keypairWallet(loadKeypair(context.path(options.cosigner))),
    }),
  }
  const { plan, price } = await planMintNow(input, context.signal)
  if (context.options.dryRun) return carryOutAsResult(session, plan)
  await confirmSending(session, plan.title)
  // What was confirmed is the most that is paid, whatever happens to the price meanwhile.
  return send(session, { ...input, maxPrice: input.maxPrice ?? price })
}

async function send(session: WriteSession, input: MintItemsInput): Promise<CommandResult> {
  const { context, pending } = session
  const { output } = context
  const title = `Mint of ${input.quantity}`
  const written = writtenDown(pending, { title: () => title, isRepeatable: false })
  const priorityFee = readPriorityFee(context.options.priorityFee)
  const { hashes, items, failure } = await mintItems(input, {
    ...(priorityFee && { priorityFee }),
    signal: context.signal,
    onProgress: ({ stage, signature }) => {
      written.onStage(stage)
      if (stage === 'sent') output.info(`  ${title}: ${signature}`)
      else output.detail(`  ${title}: ${stage}`)
    },
    beforeSend: written.beforeSend,
  }).finally(() => written.end())
  const reason = failure && (failure.error instanceof Error ? failure.error.message : 'unknown')
  return {
    text: labelled([
      ...items.map(
        ({ itemId, name, metadata }) =>
          [metadata.type === 'loaded' ? metadata.name : name, itemId] as const,
      ),
      ...hashes.map((hash) => ['transaction', hash] as const),
      ['not minted', failure && `${failure.quantity}: ${reason}`],
    ]),
    data: { hashes, items, ...(failure && { failure: { quantity: failure.quantity, reason } }) },
    exitCode: failure ? EXIT.partlyDone : EXIT.ok,
  }
}
