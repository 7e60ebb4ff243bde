import { TOKEN_PROGRAM } from '../../chain/knownAddresses.ts'
import { uiTokenAmount } from '../../token/amount.ts'
import { parseExtensions } from '../../token/extensions.ts'
import { extensionBytes, readMint, readTokenAccount } from '../../token/layout.ts'
import type { MintDecimals, ParsedData } from './parsedData.ts'

export function parseTokenData(
  owner: string,
  data: Uint8Array,
  mintDecimals: MintDecimals,
): ParsedData | undefined {
  const parsed = parseTokenAccount(owner, data, mintDecimals) ?? parseMint(owner, data)
  const program = owner === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022'
  return parsed && { program, parsed, space: data.length }
}

function parseTokenAccount(owner: string, data: Uint8Array, mintDecimals: MintDecimals) {
  const account = readTokenAccount(owner, data)
  const decimals = account && mintDecimals(account.mint)
  if (account === undefined || decimals === undefined) return undefined
  const { mint, state, delegate, delegatedAmount, nativeReserve, closeAuthority } = account
  const info = {
    mint,
    owner: account.owner,
    tokenAmount: uiTokenAmount(account.amount, decimals),
    delegate,
    state,
    isNative: nativeReserve !== undefined,
    rentExemptReserve:
      nativeReserve === undefined ? undefined : uiTokenAmount(nativeReserve, decimals),
    delegatedAmount: delegate === undefined ? undefined : uiTokenAmount(delegatedAmount, decimals),
    closeAuthority,
    extensions: extensionsOf(data),
  }
  return { type: 'account', info }
}

function parseMint(owner: string, data: Uint8Array) {
  const mint = readMint(owner, data)
  if (mint === undefined) return undefined
  const { mintAuthority, supply, decimals, isInitialized, freezeAuthority } = mint
  const info = {
    mintAuthority: mintAuthority ?? null,
    supply: supply.toString(),
    decimals,
    isInitialized,
    freezeAuthority: freezeAuthority ?? null,
    extensions: extensionsOf(data),
  }
  return { type: 'mint', info }
}

function extensionsOf(data: Uint8Array) {
  const extensions = parseExtensions(extensionBytes(data))
  return extensions.length > 0 ? extensions : undefined
}
