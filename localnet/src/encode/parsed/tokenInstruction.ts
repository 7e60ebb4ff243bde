import { uiTokenAmount } from '../../token/amount.ts'
import { ByteReader } from '../../wire/byteReader.ts'

const TRANSFER = 3
const MINT_TO = 7
const BURN = 8
const CLOSE_ACCOUNT = 9
const TRANSFER_CHECKED = 12
const MINT_TO_CHECKED = 14
const BURN_CHECKED = 15

/** Parses instructions that move tokens; others are shown unparsed. */
export function parseTokenInstruction(accounts: string[], data: Uint8Array) {
  const reader = new ByteReader(data)
  const [first, second, third, fourth] = accounts
  switch (reader.u8()) {
    case TRANSFER: {
      const info = { source: first, destination: second, authority: third, amount: amount(reader) }
      return { type: 'transfer', info }
    }
    case MINT_TO: {
      const info = { mint: first, account: second, mintAuthority: third, amount: amount(reader) }
      return { type: 'mintTo', info }
    }
    case BURN: {
      const info = { account: first, mint: second, authority: third, amount: amount(reader) }
      return { type: 'burn', info }
    }
    case CLOSE_ACCOUNT:
      return {
        type: 'closeAccount',
        info: { account: first, destination: second, owner: third },
      }
    case TRANSFER_CHECKED: {
      const tokenAmount = checkedAmount(reader)
      const info = {
        source: first,
        mint: second,
        destination: third,
        authority: fourth,
        tokenAmount,
      }
      return { type: 'transferChecked', info }
    }
    case MINT_TO_CHECKED: {
      const tokenAmount = checkedAmount(reader)
      return {
        type: 'mintToChecked',
        info: { mint: first, account: second, mintAuthority: third, tokenAmount },
      }
    }
    case BURN_CHECKED: {
      const tokenAmount = checkedAmount(reader)
      return {
        type: 'burnChecked',
        info: { account: first, mint: second, authority: third, tokenAmount },
      }
    }
    default:
      return undefined
  }
}

function amount(reader: ByteReader): string {
  return reader.u64().toString()
}

function checkedAmount(reader: ByteReader) {
  const units = reader.u64()
  return uiTokenAmount(units, reader.u8())
}
