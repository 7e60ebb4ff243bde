import type { ClusterName } from '../cluster/clusterNames.ts'
import { solanaNetworkNamed } from '../cluster/clusters.ts'
import { answerProblem } from '../config/answerProblems.ts'
import { askForDrop } from '../config/askForDrop.ts'
import { type DropAnswers, defaultAnswers, newConfig } from '../config/newConfig.ts'
import { platformOf } from '../config/platformOf.ts'
import { warnOfLocalValues } from '../config/realNetwork.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { writeNewConfig } from '../config/writeNewConfig.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { developmentWallet } from '../wallet/developmentWallet.ts'

const LOCALNET: ClusterName = 'localnet'

interface InitOptions extends Partial<DropAnswers> {
  readonly force: boolean
}

/** @param input The user's input, for questions. */
export async function init(
  context: CommandContext,
  options: InitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  const path = context.configPath()
  assertMayReplace(path, options)
  const platform = platformOf(context, 'solana')
  const treasury = options.treasury ?? ownAddress(context)
  const { chain } = context.options
  const network = chain === undefined ? undefined : solanaNetworkNamed(chain)
  const defaultsOf = (name?: string) => ({
    ...defaultAnswers(name),
    ...(network && { price: `0.5 ${network.nativeCurrency.symbol}` }),
    treasury,
  })
  const isAsked = canAsk(context.output, input) && !context.options.yes
  const answers = isAsked
    ? await askForDrop(context, options, { defaultsOf, problemOf: answerProblem }, input)
    : { ...defaultsOf(options.name), ...options }
  const content = newConfig({ ...answers, chain: network?.slug }, platform)
  const { result } = await writeNewConfig(path, SOLANA_CONFIG, content, { platform })
  warnOfLocalValues(context, path)
  return result
}

/** Returns the wallet's address: without a keypair, the development wallet's, unless for a real network. */
function ownAddress(context: CommandContext): string {
  const { cluster = LOCALNET } = context.options
  if (context.hasKeypair() || cluster !== LOCALNET) {
    return context.configuredWallet().publicKey.toBase58()
  }
  return developmentWallet(context.stateBase()).keypair().publicKey.toBase58()
}
