import type { AssetStorage } from '@mintline/assets'
import type { IrysUploader } from '@mintline/assets/irys'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { loadOnDemand } from '../runtime/onDemand.ts'
import { checkedFolder, checkedService } from './checkedAddress.ts'
import { irysNodeOn, isDevnetNode } from './irysNodeOn.ts'

/** Options for Irys and Arweave. */
interface IrysOptions {
  /** True = the network's node. */
  readonly irys?: string | true
  readonly arweave?: string
  readonly baseUrl?: string
}

/**
 * Opens the storage on Irys, or on Arweave, for which the keypair signs and pays.
 *
 * @throws USAGE_INVALID, STORAGE_NOT_AVAILABLE, and what opening wallet and network throws
 */
export async function openIrys(
  context: CommandContext,
  { irys, arweave, baseUrl }: IrysOptions,
): Promise<AssetStorage> {
  const { createIrysUploader } = loadIrys(context.stateBase())
  const gateway = baseUrl === undefined ? undefined : checkedFolder('--base-url', baseUrl)
  const given =
    arweave !== undefined
      ? checkedService('--arweave', arweave)
      : typeof irys === 'string'
        ? checkedService('--irys', irys)
        : undefined
  const cluster = await context.cluster()
  const address = irysNodeOn(cluster, given)
  if (isDevnetNode(address)) {
    context.output.warn('The devnet of Irys keeps files for about 60 days: use it for tests only')
  }
  const { publicKey, secretKey } = await context.keypair()
  const { rpcEndpoint } = cluster.connection
  const umi = {
    rpc: {
      getEndpoint: () => rpcEndpoint,
      getCluster: () => (cluster.isMainnet ? 'mainnet-beta' : 'devnet'),
    },
    payer: { publicKey: publicKey.toBase58(), secretKey },
    eddsa: {},
  }
  const uploader = createIrysUploader(umi, { address, providerUrl: rpcEndpoint })
  const { irysStorage } = await import('@mintline/assets/irys')
  const network = arweave === undefined ? 'irys' : 'arweave'
  return irysStorage({ uploader, network, gateway })
}

/** The part of umi that an uploader needs. */
interface UmiPart {
  readonly rpc: { getEndpoint(): string; getCluster(): string }
  readonly payer: { readonly publicKey: string; readonly secretKey: Uint8Array }
  readonly eddsa: object
}

/** The module with umi's uploader. */
interface IrysModule {
  createIrysUploader(
    umi: UmiPart,
    options: { readonly address: string; readonly providerUrl: string },
  ): IrysUploader
}

const PACKAGE = '@metaplex-foundation/umi-uploader-irys'
const VERSION = '1.6.0'

/**
 * Loads umi's uploader: as installed beside the drop, otherwise beside this command.
 *
 * @param folder The drop's folder.
 * @throws PACKAGES_NOT_INSTALLED
 */
function loadIrys(folder: string): IrysModule {
  const module = loadOnDemand<IrysModule>(PACKAGE, folder)
  if (module) return module
  throw new CommandError('PACKAGES_NOT_INSTALLED', {
    purpose: '--irys and --arweave',
    install: `npm install ${PACKAGE}@${VERSION} @metaplex-foundation/umi@${VERSION}`,
  })
}
