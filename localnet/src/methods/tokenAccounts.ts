import type { Chain } from '../chain/chain.ts'
import { isTokenProgram } from '../chain/knownAddresses.ts'
import { mintDecimals } from '../chain/mintDecimals.ts'
import type { ConfigReader } from '../rpc/configReader.ts'
import type { ParamReader } from '../rpc/paramReader.ts'
import { asAddress } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { readMint, readTokenAccount } from '../token/layout.ts'
import { addressBytes } from '../wire/addressBytes.ts'
import { sameBytes } from '../wire/bytes.ts'
import { readAccountFormat } from './accountFormat.ts'
import { answerAccount } from './answerAccount.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { method } from './method.ts'

const OWNER_OFFSET = 32
const DELEGATE_OFFSET = 76

export const getTokenAccountsByOwner = tokenAccountsBy(OWNER_OFFSET)
export const getTokenAccountsByDelegate = tokenAccountsBy(DELEGATE_OFFSET)

interface TokenFilter {
  mint: string | undefined
  programId: string | undefined
}

function tokenAccountsBy(keyOffset: number) {
  return method(
    (params) => {
      const config = params.config(2)
      return {
        key: addressBytes(params.address(0)),
        filter: readFilter(params),
        format: readAccountFormat(config),
        minContextSlot: readMinContextSlot(config),
      }
    },
    (chain, { key, filter, format, minContextSlot }) => {
      requireContextSlot(chain, minContextSlot)
      const decimals = mintDecimals(chain.engine)
      const value = chain.engine
        .accountsOwnedBy(programOf(chain, filter))
        .filter(({ account }) => {
          // Raw bytes first: most accounts of a token program do not match.
          if (!sameBytes(account.data.subarray(keyOffset, keyOffset + 32), key)) return false
          const token = readTokenAccount(account.owner, account.data)
          if (token === undefined) return false
          if (keyOffset === DELEGATE_OFFSET && token.delegate === undefined) return false
          return filter.mint === undefined || token.mint === filter.mint
        })
        .map(({ address, account }) => ({
          pubkey: address,
          account: answerAccount(account, format, decimals),
        }))
      return withContext(chain, value)
    },
  )
}

function readFilter(params: ParamReader): TokenFilter {
  if (!params.has(1)) throw invalidParams('`params` should have at least 2 argument(s)')
  const config = params.config(1)
  const filter = {
    mint: optionalAddress(config, 'mint'),
    programId: optionalAddress(config, 'programId'),
  }
  if ((filter.mint === undefined) === (filter.programId === undefined)) {
    throw invalidParams('Invalid params: expected one of `mint`, `programId`.')
  }
  return filter
}

function programOf(chain: Chain, { mint, programId }: TokenFilter): string {
  if (programId !== undefined) {
    if (!isTokenProgram(programId)) {
      throw invalidParams('Invalid param: unrecognized Token program id')
    }
    return programId
  }
  const account = mint === undefined ? undefined : chain.engine.getAccount(mint)
  if (account === undefined) throw invalidParams('Invalid param: could not find mint')
  if (readMint(account.owner, account.data) === undefined) {
    throw invalidParams('Invalid param: not a Token mint')
  }
  return account.owner
}

function optionalAddress(config: ConfigReader, name: string): string | undefined {
  const text = config.string(name)
  return text === undefined ? undefined : asAddress(text)
}
