import {
  hasEnded,
  mintItems,
  type PreparedMint,
  type ProofSource,
  prepareMint,
} from '@mintline/aptos'
import { readAllowlistProof } from '@mintline/aptos/node'
import { aptosWallet } from '@mintline/core/identifiers'
import type { PlanSection } from '@mintline/core/signing'
import { readOption, readWhole } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { proofSource } from '../../lists/proofSource.ts'
import { confirm } from '../../plans/carryOut.ts'
import { describePreviews } from '../../plans/costs.ts'
import { sectionsText } from '../../plans/planSections.ts'
import { sendMint } from '../../plans/sendMint.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { bothUnits, readOctas } from '../amounts/aptosAmount.ts'
import { type AptosDropOption, findAptosDrop } from '../drop/readAptosDrop.ts'
import { proofsInConfig } from '../lists/readAptosLists.ts'
import { describeAptosMint } from '../minting/describeAptosMint.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'

interface MintOptions extends AptosDropOption {
  readonly quantity: string
  readonly to?: string
  readonly maxPrice?: string
  readonly proofs?: string
}

export async function mint(context: AptosContext, options: MintOptions): Promise<CommandResult> {
  const quantity = readWhole('--quantity', options.quantity)
  const maxPrice = readOption('--max-price', options.maxPrice, readOctas)
  const mintTo = readOption('--to', options.to, (to) => aptosWallet(to))
  const session = await openAptosSession(context)
  assertOptionsFitNetwork(context, session.chain, [['--to', options.to]])
  const { reference, loaded } = await findAptosDrop(context, options)
  const request = {
    ...reference,
    quantity,
    mintTo,
    proofSource: proofSource<Exclude<ProofSource, string>>(context, options.proofs, {
      inFolder:
        (folder) =>
        async (wallet, { phaseIndex }, { rootOf }) =>
          readAllowlistProof({ folder, wallet, list: { phaseIndex, root: await rootOf() } }),
      inConfig: loaded && proofsInConfig(loaded),
    }),
    resources: context.resources(),
  }
  const { connection } = session.chain
  const asked = { ...request, wallet: session.address, maxPrice }
  const prepared = await prepareMint(connection, asked, { signal: context.signal })
  const { phase, cost } = prepared
  const summary = describeAptosMint(prepared, {
    quantity,
    receiver: mintTo ?? session.address,
    phases: loaded?.config.phases ?? [],
  })
  if (cost.shortfall) throw cost.shortfall
  if (context.options.dryRun) return dryRun(prepared, summary)
  await confirm(session, { title: `Mint ${quantity}`, sections: [summary] })
  const input = {
    ...request,
    wallet: session.wallet,
    // Mint what was confirmed, even if phases and prices change meanwhile.
    phaseIndex: phase.phaseIndex,
    maxPrice: maxPrice ?? phase.saleMintPrice,
  }
  return sendMint({ ...session, hasEnded }, request, (options) =>
    mintItems(connection, input, options),
  )
}

function dryRun({ total, cost }: PreparedMint, summary: PlanSection): CommandResult {
  const title = 'Mint'
  const { gas: fee, estimate } = cost
  const preview = { title: 'Mint the items', gas: estimate?.gas, error: undefined }
  const transactions = [{ ...preview, cost: fee === undefined ? undefined : { fee, deposit: 0n } }]
  const words = { linesOf: () => [], amountOf: bothUnits }
  return {
    text: [sectionsText([summary]), describePreviews(title, transactions, words)].join('\n'),
    data: { title, changes: [], dryRun: true, transactions, price: total, gas: fee },
  }
}
