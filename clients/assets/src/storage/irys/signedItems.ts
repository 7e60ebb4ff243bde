import { AssetsError } from '../../errors/assetsError.ts'
import type { FileToStore } from '../assetStorage.ts'
import { readVerified } from '../readVerified.ts'
import type { IrysClient, ItemTag } from './irysUploader.ts'

/** A signed item. */
export interface SignedItem {
  /** 32 bytes. */
  readonly id: Uint8Array
  readonly raw: Uint8Array
}

/** The same in every item, so that the same content has the same signature and id in every upload. */
const ANCHOR = 'mintline'.padEnd(32, '-')

/** Signs content with its tags. */
export async function signContent(
  client: IrysClient,
  content: Uint8Array,
  tags: readonly ItemTag[],
): Promise<SignedItem> {
  const item = client.createTransaction(content, { tags: [...tags], anchor: ANCHOR })
  await item.sign()
  return { id: new Uint8Array(item.rawId), raw: item.getRaw() }
}

/** Signs a file with its media type. @throws FILE_CHANGED, and errors from reading the file */
export async function signFile(client: IrysClient, file: FileToStore): Promise<SignedItem> {
  const content = await readVerified(file)
  return signContent(client, content, [{ name: 'Content-Type', value: file.type }])
}

/**
 * Signs the same content twice.
 *
 * @throws SIGNATURES_DIFFER if the signatures differ, so that no address is known in advance.
 */
export async function assertSteadySignatures(client: IrysClient): Promise<void> {
  const [first, second] = [
    await signContent(client, new Uint8Array(), []),
    await signContent(client, new Uint8Array(), []),
  ]
  if (!sameId(first.id, second.id)) {
    throw new AssetsError('SIGNATURES_DIFFER', { wallet: client.address })
  }
}

/** Returns true if two ids are equal. */
export function sameId(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
