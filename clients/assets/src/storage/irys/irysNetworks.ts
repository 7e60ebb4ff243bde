import { base58btc } from 'multiformats/bases/base58'
import { base64url } from 'multiformats/bases/base64'

/** What nodes of Irys store to: the network of Irys, or Arweave. */
export type IrysNetworkName = 'irys' | 'arweave'

/** How a network writes addresses and folders. */
export interface IrysNetwork {
  /** For people. */
  readonly name: string
  /** Address under which everybody reads; ends with a slash. */
  readonly gateway: string
  /** Text of an id of 32 bytes. */
  formatId(bytes: Uint8Array): string
  /** Kind of path manifests. */
  readonly manifest: string
  /** Media type of path manifests. */
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
