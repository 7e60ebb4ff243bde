import type { Chain } from '../src/chain/chain.ts'
import { TOKEN_PROGRAM } from '../src/chain/knownAddresses.ts'
import { encodeBase58 } from '../src/wire/base58.ts'
import { randomBytes } from '../src/wire/bytes.ts'

/** Creates a token program account with `size` bytes, at a new address. */
export function setTokenAccount(chain: Chain, size: number): void {
  chain.engine.setAccount(encodeBase58(randomBytes(32)), {
    lamports: 2_039_280n,
    data: new Uint8Array(size),
    owner: TOKEN_PROGRAM,
    executable: false,
    rentEpoch: 0n,
  })
}
