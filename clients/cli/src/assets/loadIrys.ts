import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { IrysUploader } from '@mintline/assets/irys'
import { CommandError } from '../errors/commandError.ts'

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
  for (const base of [join(folder, 'index.js'), import.meta.url]) {
    const require = createRequire(base)
    if (isThere(require)) return require(PACKAGE)
  }
  throw new CommandError('PACKAGES_NOT_INSTALLED', {
    purpose: '--irys and --arweave',
    install: `npm install ${PACKAGE}@${VERSION} @metaplex-foundation/umi@${VERSION}`,
  })
}

function isThere(require: NodeJS.Require): boolean {
  try {
    require.resolve(PACKAGE)
    return true
  } catch {
    return false
  }
}
