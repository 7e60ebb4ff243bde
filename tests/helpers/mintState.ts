import {
  type Account,
  ExtensionType,
  getExtensionData,
  type Mint,
  TOKEN_2022_PROGRAM_ID,
  unpackAccount,
  unpackMint,
} from '@solana/spl-token'
import {
  type TokenGroup,
  type TokenGroupMember,
  unpackTokenGroup,
  unpackTokenGroupMember,
} from '@solana/spl-token-group'
import { type TokenMetadata, unpack } from '@solana/spl-token-metadata'
import type { PublicKey } from '@solana/web3.js'
import type { Chain } from './chain.ts'

/** Reads a Token-2022 mint. */
export async function readMint(chain: Chain, address: PublicKey): Promise<Mint> {
  return unpackMint(address, await chain.account(address), TOKEN_2022_PROGRAM_ID)
}

/** Reads a Token-2022 token account. */
export async function readTokenAccount(chain: Chain, address: PublicKey): Promise<Account> {
  return unpackAccount(address, await chain.account(address), TOKEN_2022_PROGRAM_ID)
}

/** Reads the metadata inside a mint. */
export async function readMetadata(chain: Chain, mint: PublicKey): Promise<TokenMetadata> {
  return unpack(await extension(chain, mint, ExtensionType.TokenMetadata))
}

/** Reads the group inside a mint. */
export async function readGroup(chain: Chain, mint: PublicKey): Promise<TokenGroup> {
  return unpackTokenGroup(await extension(chain, mint, ExtensionType.TokenGroup))
}

/** Reads the membership inside a mint. */
export async function readMember(chain: Chain, mint: PublicKey): Promise<TokenGroupMember> {
  return unpackTokenGroupMember(await extension(chain, mint, ExtensionType.TokenGroupMember))
}

/** Reads the raw bytes of a mint's extension. */
export async function extension(
  chain: Chain,
  mint: PublicKey,
  type: ExtensionType,
): Promise<Buffer> {
  const { tlvData } = await readMint(chain, mint)
  const data = getExtensionData(type, tlvData)
  if (!data) throw new Error(`${mint.toBase58()} has no ${ExtensionType[type]} extension.`)
  return data
}
