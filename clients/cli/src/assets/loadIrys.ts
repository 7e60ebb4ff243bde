import type { IrysUploader } from '@mintline/assets/irys'
import { CommandError } from '../errors/commandError.ts'
import { loadOnDemand } from '../runtime/onDemand.ts'

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
export function loadIrys(folder: string): IrysModule {
  const module = loadOnDemand<IrysModule>(PACKAGE, folder)
  if (module) return module
  throw new CommandError('PACKAGES_NOT_INSTALLED', {
    purpose: '--irys and --arweave',
    install: `npm install ${PACKAGE}@${VERSION} @metaplex-foundation/umi@${VERSION}`,
  })
}
