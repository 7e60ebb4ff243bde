import { CoreError } from '@mintline/core'
import { evmWallet } from '@mintline/core/identifiers'
import type { PlanSection } from '@mintline/core/signing'
import {
  hasEnded,
  mintItems,
  type PreparedMint,
  type ProofSource,
  prepareMint,
} from '@mintline/evm'
import { readAllowlistProof } from '@mintline/evm/node'
import { readOption, readWhole } from '../../commands/optionValues.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { proofSource } from '../../lists/proofSource.ts'
import { confirm, describeReport, exitCodeOf, previewSteps } from '../../plans/carryOut.ts'
import { sendMint } from '../../plans/sendMint.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { baseUnitsOf, readEvmAmount } from '../amounts/evmAmount.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { readEvmTokens } from '../lists/readEvmPhases.ts'
import { type ActivePhaseOption, readActivePhase } from '../minting/activePhase.ts'
import { describeEvmMint, toldPrice } from '../minting/describeEvmMint.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

type ReadProof = Exclude<ProofSource, string>

interface MintOptions extends DropOption, ActivePhaseOption {
  readonly quantity: string
  readonly to?: string
  readonly maxPrice?: string
  readonly proofs?: string
}

export async function mint(context: EvmContext, options: MintOptions): Promise<CommandResult> {
  const quantity = readWhole('--quantity', options.quantity)
  const limit = readOption('--max-price', options.maxPrice, readEvmAmount)
  const mintTo = readOption('--to', options.to, evmWallet)
  const session = await openEvmSession(context)
  assertOptionsFitNetwork(context, session.chain, [['--to', options.to]])
  const { state, loaded, phaseNames: names } = await readDrop(context, options)
  const { address: contract, tokenId } = state
  const request = {
    contract,
    tokenId,
    quantity,
    mintTo,
    proofSource: proofSource<ReadProof>(context, options.proofs, {
      inFolder:
        (folder) =>
        (wallet, { phaseIndex, merkleRoot: root }) =>
          readAllowlistProof({ folder, wallet, list: { phaseIndex, root } }),
      inConfig: loaded && proofsInConfig(context, loaded),
    }),
    resources: context.resources(),
  }
  const { connection } = session.chain
  const { signal } = context
  const told = await readActivePhase(context, options)
  const asked = { ...request, wallet: session.address }
  const prepared = await prepareMint(connection, asked, { signal })
  const { currency, terms, cost } = prepared
  const maxPrice = limit
    ? baseUnitsOf(limit, currency, currency.token === undefined)
    : told && toldPrice(told, currency)
  // Checked again, now that the maximum's currency is known.
  if (maxPrice !== undefined && terms.price > maxPrice) {
    await prepareMint(connection, { ...asked, maxPrice }, { signal })
  }
  const summary = describeEvmMint(session.chain, prepared, {
    quantity,
    receiver: mintTo ?? session.address,
    names,
    told,
  })
  const shortfall = cost.shortfall ?? cost.gasShortfall
  if (shortfall) throw shortfall
  if (context.options.dryRun) return dryRun(session, prepared, summary)
  await confirm(session, { title: `Mint ${quantity}`, sections: [summary] })
  const input = {
    ...request,
    wallet: session.wallet,
    // Mint what was confirmed, even if phases and prices change meanwhile.
    phaseIndex: terms.phase.phaseIndex,
    maxPrice: maxPrice ?? terms.price,
  }
  return sendMint({ ...session, hasEnded }, request, (options) =>
    mintItems(connection, input, options),
  )
}

async function dryRun(
  session: EvmSession,
  { transactions: { reset, approval, claim }, cost }: PreparedMint,
  summary: PlanSection,
): Promise<CommandResult> {
  const title = 'Mint'
  const planned = [
    ...(reset ? [{ title: 'Set the left-over approval to 0', transaction: reset }] : []),
    ...(approval
      ? [
          {
            title: 'Approve the price',
            transaction: approval,
            dependsOnEarlier: reset !== undefined,
          },
        ]
      : []),
    { title: 'Claim the items', transaction: claim, dependsOnEarlier: approval !== undefined },
  ]
  const plan = { title, sections: [summary] }
  const transactions = await previewSteps(session, planned)
  const report = { title, changes: [], warnings: [], dryRun: true, transactions } as const
  return {
    text: describeReport(session, plan, report),
    data: { ...report, price: cost.items, gas: cost.gas },
    exitCode: exitCodeOf(report),
  }
}

/** Returns proofs from the list with the phase's root. */
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
