import { LocalnetError } from '../errors.ts'
import { addressBytes } from '../wire/addressBytes.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { sameBytes } from '../wire/bytes.ts'
import { type AccountChange, RENT_EXEMPT_EPOCH } from './account.ts'
import type { Engine } from './engine.ts'
import { UPGRADEABLE_LOADER } from './knownAddresses.ts'

export interface Program {
  programId: string
  elf: Uint8Array
  /** Undefined = the program cannot be upgraded. */
  upgradeAuthority?: string | undefined
}

const PROGRAM_DATA_ADDRESS_OFFSET = 4
/** Bytes for tag, deployment slot and optional authority before a program's code. */
export const PROGRAM_DATA_HEADER = 45
const AUTHORITY_OFFSET = 12

/** Deploys like the upgradeable loader; returns the two accounts written. */
export function installProgram(engine: Engine, program: Program): AccountChange[] {
  const { programId, elf, upgradeAuthority } = program
  try {
    engine.addUpgradeableProgram(programId, elf)
  } catch (cause) {
    const message = `The program ${programId} cannot be loaded: ${String(cause)}.`
    throw new LocalnetError('BAD_PROGRAM', message, { cause })
  }
  const programAccount = engine.getAccount(programId)
  const dataAddress = programDataAddress(engine, programId)
  const programData = dataAddress && engine.getAccount(dataAddress)
  if (!programAccount || !dataAddress || !programData) {
    throw new LocalnetError('BAD_PROGRAM', `The program ${programId} was not loaded.`)
  }
  const data = Uint8Array.from(programData.data)
  if (upgradeAuthority !== undefined) {
    data[AUTHORITY_OFFSET] = 1
    data.set(addressBytes(upgradeAuthority), AUTHORITY_OFFSET + 1)
  }
  const rentEpoch = RENT_EXEMPT_EPOCH
  const account = {
    lamports: programData.lamports,
    owner: programData.owner,
    executable: false,
    data,
    rentEpoch,
  }
  engine.setAccount(dataAddress, account)
  return [
    { address: dataAddress, account },
    { address: programId, account: programAccount },
  ]
}

/** True if a program with exactly this ELF and authority is deployed. */
export function isInstalled(
  engine: Engine,
  { programId, elf, upgradeAuthority }: Program,
): boolean {
  const dataAddress = programDataAddress(engine, programId)
  const data = dataAddress && engine.getAccount(dataAddress)?.data
  if (!data) return false
  const authority =
    data[AUTHORITY_OFFSET] === 1
      ? encodeBase58(data.subarray(AUTHORITY_OFFSET + 1, PROGRAM_DATA_HEADER))
      : undefined
  return authority === upgradeAuthority && sameBytes(data.subarray(PROGRAM_DATA_HEADER), elf)
}

function programDataAddress(engine: Engine, programId: string): string | undefined {
  const account = engine.getAccount(programId)
  if (account?.owner !== UPGRADEABLE_LOADER || account.data.length < 36) return undefined
  return encodeBase58(
    account.data.subarray(PROGRAM_DATA_ADDRESS_OFFSET, PROGRAM_DATA_ADDRESS_OFFSET + 32),
  )
}
