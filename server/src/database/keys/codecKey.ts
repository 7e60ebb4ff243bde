import type { Blockchain } from '@mintline/core/networks'
import { chainPrefix, notAKey, splitKey } from './chainPrefix.ts'
import type { Codec } from './codec.ts'

/** Writes and reads keys that consist of a blockchain number and one encoded text. */
export interface CodecKey {
  readonly write: (blockchain: Blockchain, text: string) => Buffer
  readonly read: (key: Buffer) => { readonly blockchain: Blockchain; readonly text: string }
}

/**
 * Creates the writer and reader for one kind of keys.
 *
 * @param kind - what the keys identify, with its article, for the error
 * @param codecOf - how a blockchain writes the text as bytes
 */
export function defineCodecKey(kind: string, codecOf: (blockchain: Blockchain) => Codec): CodecKey {
  return {
    write: (blockchain, text) =>
      Buffer.concat([chainPrefix(blockchain), codecOf(blockchain).write(text)]),
    read: (key) => {
      const { blockchain, rest } = splitKey(kind, key)
      const found = codecOf(blockchain).read(rest)
      if (found?.length !== rest.length) throw notAKey(kind, key)
      return { blockchain, text: found.text }
    },
  }
}
