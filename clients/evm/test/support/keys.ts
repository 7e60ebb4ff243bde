import type { PrivateKeyAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'

const MNEMONIC = 'test test test test test test test test test test test junk'

/** Deriving a seed from words takes 40 ms, so it happens once in a process. */
let parent: ReturnType<ReturnType<typeof mnemonicToAccount>['getHdKey']> | undefined

const accounts = new Map<number, PrivateKeyAccount>()

/** Returns one of anvil's accounts, with its key. */
export function keyOf(index: number): PrivateKeyAccount {
  let account = accounts.get(index)
  if (account === undefined) {
    parent ??= mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
    account = privateKeyToAccount(toHex(parent.deriveChild(index).privateKey as Uint8Array))
    accounts.set(index, account)
  }
  return account
}
