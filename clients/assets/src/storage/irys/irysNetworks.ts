import { base58btc } from 'multiformats/bases/base58'
import { base64url } from 'multiformats/bases/base64'

/** Network that Irys nodes store to: Irys itself, or Arweave. */
export type IrysNetworkName = 'irys' | 'arweave'

/** How a network writes addresses and folders. */
export interface IrysNetwork {
  /** For people. */
  readonly name: string
  /** Public read address; ends with a slash. */
  readonly gateway: string
  /** Formats a 32-byte id. */
  formatId(bytes: Uint8Array): string
  /** Path manifest kind. */
  readonly manifest: string
  /** Path manifest media type. */
  readonly manifestType: string
}

export const IRYS_NETWORKS: Readonly<Record<IrysNetworkName, IrysNetwork>> = {
  irys: {
    name: 'Irys',
    gateway: 'https://gateway.irys.xyz/',
    formatId: (bytes) => base58btc.baseEncode(bytes),
    manifest: 'irys/paths',
    manifestType: 'application/x.irys-manifest+json',
  },
  arweave: {
    name: 'Arweave',
    gateway: 'https://arweave.net/',
    formatId: (bytes) => base64url.baseEncode(bytes),
    manifest: 'arweave/paths',
    manifestType: 'application/x.arweave-manifest+json',
  },
}
