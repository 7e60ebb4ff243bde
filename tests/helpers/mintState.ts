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
import type { AccountInfo, PublicKey } from '@solana/web3.js'

/** Where accounts are read: a chain, or what was read of one. */
export interface AccountSource {
  account(address: PublicKey): Promise<AccountInfo<Buffer> | null>
}

/** Reads a Token-2022 mint. */
export async function readMint(source: AccountSource, address: PublicKey): Promise<Mint> {
  return unpackMint(address, await source.account(address), TOKEN_2022_PROGRAM_ID)
}

/** Reads a Token-2022 token account. */
export async function readTokenAccount(
  source: AccountSource,
  address: PublicKey,
): Promise<Account> {
  return unpackAccount(address, await source.account(address), TOKEN_2022_PROGRAM_ID)
}

/** Reads the metadata inside a mint. */
export async function readMetadata(source: AccountSource, mint: PublicKey): Promise<TokenMetadata> {
  return unpack(await extension(source, mint, ExtensionType.TokenMetadata))
}

/** Reads the group inside a mint. */
export async function readGroup(source: AccountSource, mint: PublicKey): Promise<TokenGroup> {
  return unpackTokenGroup(await extension(source, mint, ExtensionType.TokenGroup))
}

/** Reads the membership inside a mint. */
export async function readMember(
  source: AccountSource,
  mint: PublicKey,
): Promise<TokenGroupMember> {
  return unpackTokenGroupMember(await extension(source, mint, ExtensionType.TokenGroupMember))
}

/** Reads the raw bytes of a mint's extension. */
export async function extension(
  source: AccountSource,
  mint: PublicKey,
  type: ExtensionType,
): Promise<Buffer> {
  const { tlvData } = await readMint(source, mint)
  const data = getExtensionData(type, tlvData)
  if (!data) throw new Error(`${mint.toBase58()} has no ${ExtensionType[type]} extension.`)
  return data
}
