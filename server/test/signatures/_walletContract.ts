import { concatHex, type Hex, numberToHex, size } from 'viem'

/**
 * Returns code for a wallet contract with nothing but ERC-1271's `isValidSignature`: it accepts what its owner's key
 * signed. It passes the call's hash, v, r and s to the precompiled `ecrecover`, and returns the selector times "is the
 * owner".
 */
export function walletContractOf(owner: Hex): Hex {
  return concatHex([
    '0x600435600052', // memory[0x00] = hash
    '0x60a43560f81c602052', // memory[0x20] = v, a byte after r and s
    '0x606435604052', // memory[0x40] = r
    '0x608435606052', // memory[0x60] = s
    '0x60206000608060006001' as Hex,
    '0x5afa50', // staticcall(gas, 1, 0x00, 0x80, 0x00, 0x20)
    '0x60005173',
    owner,
    '0x14', // memory[0x00] == owner
    '0x631626ba7e60e01b02', // times the selector
    '0x60005260206000f3', // return that word
  ])
}

/** Returns creation code for a contract: it returns the code that follows it. */
export const creationCodeOf = (code: Hex): Hex =>
  concatHex([
    '0x61',
    numberToHex(size(code), { size: 2 }),
    '0x80600a3d393df3', // codecopy(0, 10, size), return(0, size)
    code,
  ])
