import { CarWriter } from '@ipld/car'
import { CID } from 'multiformats/cid'
import type { ContentBlock } from '../content/index.ts'

/** Packs blocks under a root into a CAR file. */
export async function carOf(root: string, blocks: readonly ContentBlock[]): Promise<Blob> {
  const { writer, out } = CarWriter.create([CID.parse(root)])
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reading = (async () => {
    for await (const part of out) parts.push(new Uint8Array(part))
  })()
  for (const { cid, bytes } of blocks) await writer.put({ cid: CID.decode(cid.bytes), bytes })
  await writer.close()
  await reading
  return new Blob(parts, { type: 'application/vnd.ipld.car' })
}
