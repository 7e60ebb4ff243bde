// A test version of umi's uploader package: items as Irys's client makes them, without its hundred
// packages.
import { uploaderAt } from '../../assets/test/storage/_irysUploader.ts'

interface Umi {
  readonly payer: { readonly secretKey: Uint8Array }
}

const SEED_BYTES = 32

export function createIrysUploader({ payer }: Umi, { address }: { readonly address: string }) {
  return uploaderAt(address, payer.secretKey.subarray(0, SEED_BYTES))
}
