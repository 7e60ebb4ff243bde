import type { Cluster } from '../cluster/resolveCluster.ts'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { developmentWallet } from '../wallet/developmentWallet.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import type { DropConfig } from './schema.ts'

const MESSAGE = 'The development wallet is for localnet only: use a wallet of your own'

/** Paths of the settings in a config with the address of the development wallet next to it. */
export function developmentWalletUse(context: CommandContext, config: DropConfig): string[] {
  const { treasury, royalties, platformFee } = config.collection
  const named = [
    ['treasury', treasury] as const,
    ...royalties.creators.map(
      ({ address }, index) => [`royalties.creators.${index}.address`, address] as const,
    ),
    ...platformFee.recipients.map(
      ({ address }, index) => [`platformFee.recipients.${index}.address`, address] as const,
    ),
  ]
  const address = developmentWallet(context.stateBase()).address()
  return named.filter(([, one]) => one === address).map(([path]) => `collection.${path}`)
}

/** Warns if a config is not ready for a real network. */
export function warnOfDevelopmentWallet(context: CommandContext, config: DropConfig): void {
  const use = developmentWalletUse(context, config)
  if (use.length > 0) context.output.warn(`${MESSAGE} before a real launch, in ${use.join(', ')}`)
}

/**
 * Prevents payments on a real network to the development wallet.
 *
 * @throws CONFIG_INVALID where money is real
 */
export function assertOwnWallets(
  context: CommandContext,
  { isLocal, isMainnet }: Cluster,
  { path, config }: LoadedConfig,
): void {
  if (isLocal) return
  if (!isMainnet) {
    warnOfDevelopmentWallet(context, config)
    return
  }
  const use = developmentWalletUse(context, config)
  if (use.length === 0) return
  const problems = use.map((at) => ({ path: at, code: 'CONFIG_INVALID', message: MESSAGE }))
  throw new CommandError('CONFIG_INVALID', { path, problems })
}
