import type { Licence } from './licenceOf.ts'

/**
 * Packages without a licence file, or with their own text, and the licence that their manifest declares. Checked one by
 * one: to add one, read its repository first.
 */
export const DECLARED_ONLY: Readonly<Record<string, string>> = {
  '@bomb.sh/tab': 'MIT',
  '@coral-xyz/anchor': '(MIT OR Apache-2.0)',
  '@coral-xyz/anchor-errors': 'Apache-2.0',
  '@coral-xyz/borsh': 'Apache-2.0',
  '@ipld/dag-cbor': 'Apache-2.0 OR MIT',
  '@ipld/unixfs': 'Apache-2.0 OR MIT',
  '@ledgerhq/devices': 'Apache-2.0',
  '@ledgerhq/hw-transport': 'Apache-2.0',
  '@ledgerhq/logs': 'Apache-2.0',
  '@multiformats/murmur3': 'Apache-2.0 OR MIT',
  '@perma/map': '(Apache-2.0 AND MIT)',
  actor: '(Apache-2.0 AND MIT)',
  bs58: 'MIT',
  dijkstrajs: 'MIT',
  'es6-promisify': 'MIT',
  'rabin-rs': '(Apache-2.0 AND MIT)',
  'react-remove-scroll-bar': 'MIT',
  tr46: 'MIT',
  varint: 'MIT',
} satisfies Record<string, `${string}${Licence}${string}`>

/**
 * Packages whose licence is not on the list, but which can be used all the same. Each line says why. A pattern covers
 * all of a package's platforms.
 */
export const ACCEPTED: readonly {
  readonly name: RegExp
  readonly licence: string
  readonly why: string
}[] = [
  {
    name: /^@img\/sharp-(libvips-)?[\w-]+$/,
    licence: 'LGPL-3.0-or-later',
    why: 'A shared library in a package of its own, which anyone can replace; pages do not contain it.',
  },
  {
    name: /^rpc-websockets$/,
    licence: 'LGPL-3.0-only',
    why: 'What web3.js subscribes by. Notices name it, and pages are built from open sources, in which it can be replaced.',
  },
]
