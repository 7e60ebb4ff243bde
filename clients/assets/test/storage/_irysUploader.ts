import { base58btc } from 'multiformats/bases/base58'
import type { IrysUploader } from '../../src/storage/irys/index.ts'
import { idOf, readItem, signItem } from './_dataItem.ts'

/** Seed for the tests' wallet. */
export const IRYS_SEED = new Uint8Array(32).fill(7)

/** An uploader like umi's: it creates and signs items with a keypair. */
export function uploaderAt(
  url: string,
  seed: Uint8Array,
): IrysUploader & { readonly address: string } {
  const owner = readItem(
    signItem(seed, { data: new Uint8Array(), tags: [], anchor: ' '.repeat(32) }),
  ).owner
  const address = base58btc.baseEncode(owner)
  return {
    address,
    irys: async () => ({
      url: new URL(url),
      token: 'solana',
      address,
      createTransaction: (data, { tags, anchor }) => {
        let raw = new Uint8Array()
        return {
          get rawId() {
            return idOf(raw)
          },
          sign: async () => {
            raw = new Uint8Array(signItem(seed, { data, tags, anchor }))
          },
          getRaw: () => raw,
        }
      },
    }),
  }
}
